import {Tokenizer, TokenizerMode} from 'parse5';
import {SaxesParser} from 'saxes';

/**
 * Checks a sample of XML. What declares nothing may be a part of a file, with several elements side by side.
 *
 * @param code - The sample.
 * @returns The first fault, from which others would follow.
 */
export function checkXml(code: string): {line: number; message: string}[] {
  const faults: {line: number; message: string}[] = [];
  const parser = new SaxesParser({fragment: !/^<\?xml|<!DOCTYPE/.test(code), position: true});
  parser.on('error', ({message}) => {
    faults.push({line: parser.line, message: `no XML: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`});
  });
  let elements = 0;
  parser.on('opentag', () => {
    elements += 1;
  });
  parser.write(code).close();
  if (elements === 0) {
    faults.push({line: 1, message: 'no XML: there is no element in it'});
  }
  return faults.slice(0, 1);
}

/** Elements that HTML closes by itself. */
const closeThemselves = new Set([
  ...['p', 'li', 'dt', 'dd', 'option', 'optgroup', 'rt', 'rp', 'caption', 'colgroup'],
  ...['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'html', 'head', 'body'],
]);

/** Elements that end an open paragraph. */
const endParagraphs = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'details', 'dialog', 'div', 'dl', 'fieldset', 'figure', 'footer'],
  ...['form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'main', 'nav', 'ol', 'p', 'pre', 'section'],
  ...['table', 'ul'],
]);

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements that hold text only. */
const textElements = new Map([
  ...['script', 'style', 'iframe', 'noscript'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ...['textarea', 'title'].map((name) => [name, TokenizerMode.RCDATA] as const),
]);

/**
 * Checks a sample of HTML: its tags, and that each that opens an element has one that closes it.
 *
 * The tree of a parser would not show that, as it leaves out what closes nothing, and moves what is no part of a table,
 * such as the elements of Angular.
 *
 * @param code - The sample.
 * @returns Faults.
 */
export function checkHtml(code: string): {line: number; message: string}[] {
  const faults: {line: number; message: string}[] = [];
  const open: {name: string; line: number}[] = [];
  const report = (line: number | undefined, reason: string) =>
    faults.push({line: line ?? 1, message: `no HTML: ${reason}`});
  const close = () => {
    const element = open.pop();
    if (element && !closeThemselves.has(element.name)) {
      report(element.line, `<${element.name}> is not closed`);
    }
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: true},
    {
      onStartTag: ({tagName: name, selfClosing, location}) => {
        const isForeign = open.some((element) => element.name === 'svg' || element.name === 'math');
        if (open.at(-1)?.name === 'p' && endParagraphs.has(name)) {
          open.pop();
        }
        if (voidElements.has(name) || (selfClosing && (isForeign || name === 'svg' || name === 'math'))) {
          return;
        }
        if (selfClosing) {
          report(location?.startLine, `<${name} /> does not close itself`);
          return;
        }
        open.push({name, line: location?.startLine ?? 1});
        tokenizer.state = (isForeign ? undefined : textElements.get(name)) ?? TokenizerMode.DATA;
      },
      onEndTag: ({tagName: name, location}) => {
        if (!open.some((element) => element.name === name)) {
          report(location?.startLine, `</${name}> closes nothing`);
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
  return faults.sort((a, b) => a.line - b.line);
}
