// @ts-check
import {parse, parseFragment} from 'parse5';
import {SaxesParser} from 'saxes';

/**
 * Checks a sample of XML. What has no declaration may be a part of a file, with several elements side by side.
 *
 * @param {string} code - The sample.
 * @returns {{line: number, message: string}[]} The first fault, from which others would follow.
 */
export function checkXml(code) {
  /** @type {{line: number, message: string}[]} */
  const faults = [];
  const parser = new SaxesParser({fragment: !code.startsWith('<?xml'), position: true});
  parser.on('error', ({message}) => {
    faults.push({line: parser.line, message: `no XML: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`});
  });
  parser.write(code).close();
  return faults.slice(0, 1);
}

/** Elements that HTML closes by itself. */
const closeThemselves = new Set([
  ...['p', 'li', 'dt', 'dd', 'option', 'optgroup', 'rt', 'rp', 'caption', 'colgroup'],
  ...['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'html', 'head', 'body'],
]);

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Checks a sample of HTML: what the parser has to correct, and elements that are not closed.
 *
 * @param {string} code - The sample.
 * @returns {{line: number, message: string}[]} Faults.
 */
export function checkHtml(code) {
  /** @type {{line: number, message: string}[]} */
  const faults = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (/** @type {import('parse5').ParserError} */ {code: reason, startLine}) => {
      if (!/^missing-doctype$/.test(reason)) {
        faults.push({line: startLine, message: `no HTML: ${reason.replaceAll('-', ' ')}`});
      }
    },
  };
  const tree = /^\s*<(?:!doctype|html)\b/i.test(code) ? parse(code, options) : parseFragment(code, options);

  /** @param {import('parse5').DefaultTreeAdapterTypes.Node} node */
  const visit = (node) => {
    if ('tagName' in node) {
      const location = node.sourceCodeLocation;
      const mayStayOpen = closeThemselves.has(node.tagName) || voidElements.has(node.tagName);
      // In SVG and MathML an element may close itself.
      const closed = location?.endTag ?? (!node.namespaceURI.endsWith('/xhtml') || mayStayOpen);
      if (location && !closed) {
        faults.push({line: location.startLine, message: `no HTML: <${node.tagName}> is not closed`});
      }
      if ('content' in node) {
        visit(node.content);
      }
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  };
  visit(tree);
  return faults.sort((a, b) => a.line - b.line);
}
