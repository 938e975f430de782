import {Tokenizer, TokenizerMode} from 'parse5';
import {SaxesParser} from 'saxes';
import type {Problem} from '../problem.ts';

/**
 * Checks an XML sample. A sample without an XML declaration may be a fragment with several root elements. Only the first
 * problem is returned, because the others may be consequences of it.
 */
export function checkXml(code: string): Problem[] {
  const problems: Problem[] = [];
  const parser = new SaxesParser({fragment: !/^<\?xml|<!DOCTYPE/.test(code), position: true});
  parser.on('error', ({message}) => {
    problems.push({line: parser.line, message: `invalid XML: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`});
  });
  let elements = 0;
  parser.on('opentag', () => {
    elements += 1;
  });
  parser.write(code).close();
  if (elements === 0) {
    problems.push({line: 1, message: 'invalid XML: the sample contains no elements'});
  }
  return problems.slice(0, 1);
}

const optionalEndTags = new Set([
  ...['p', 'li', 'dt', 'dd', 'option', 'optgroup', 'rt', 'rp', 'caption', 'colgroup'],
  ...['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'html', 'head', 'body'],
]);

/** Elements whose start tag closes an open paragraph. */
const closesParagraph = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'details', 'dialog', 'div', 'dl', 'fieldset', 'figure', 'footer'],
  ...['form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'main', 'nav', 'ol', 'p', 'pre', 'section'],
  ...['table', 'ul'],
]);

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

const textElements = new Map([
  ...['script', 'style', 'iframe', 'noscript'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ...['textarea', 'title'].map((name) => [name, TokenizerMode.RCDATA] as const),
]);

/**
 * Checks the tags of an HTML sample, and that every element is closed.
 *
 * This uses the tokenizer because the parser would drop unmatched end tags and move Angular elements out of tables.
 */
export function checkHtml(code: string): Problem[] {
  const problems: Problem[] = [];
  const open: {name: string; line: number}[] = [];
  const report = (line: number | undefined, reason: string) =>
    problems.push({line: line ?? 1, message: `invalid HTML: ${reason}`});
  const close = () => {
    const element = open.pop();
    if (element && !optionalEndTags.has(element.name)) {
      report(element.line, `<${element.name}> is not closed`);
    }
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: true},
    {
      onStartTag: ({tagName: name, selfClosing, location}) => {
        const isForeign = open.some((element) => element.name === 'svg' || element.name === 'math');
        if (open.at(-1)?.name === 'p' && closesParagraph.has(name)) {
          open.pop();
        }
        if (voidElements.has(name) || (selfClosing && (isForeign || name === 'svg' || name === 'math'))) {
          return;
        }
        if (selfClosing) {
          report(location?.startLine, `<${name} /> needs an end tag, because it is not a void element`);
          return;
        }
        open.push({name, line: location?.startLine ?? 1});
        tokenizer.state = (isForeign ? undefined : textElements.get(name)) ?? TokenizerMode.DATA;
      },
      onEndTag: ({tagName: name, location}) => {
        if (!open.some((element) => element.name === name)) {
          report(location?.startLine, `</${name}> has no start tag`);
          return;
        }
        while (open.at(-1)?.name !== name) {
          close();
        }
        open.pop();
      },
      onEof: () => {
        while (open.length > 0) {
          close();
        }
      },
      ...{onComment: ignore, onDoctype: ignore, onCharacter: ignore},
      ...{onNullCharacter: ignore, onWhitespaceCharacter: ignore},
      onParseError: ({code: reason, startLine}) => {
        report(startLine, reason.replaceAll('-', ' '));
      },
    },
  );
  tokenizer.write(code, true);
  return problems.sort((a, b) => a.line - b.line);
}
