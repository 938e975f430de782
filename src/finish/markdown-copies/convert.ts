import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root, Text} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {defaultHandlers, toMarkdown as stringify, type Handle, type Options} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {blocks, handlers} from './handlers.ts';

/** Matches text without characters that can have a meaning in Markdown, except at the start or end of a line. */
const plainText = /^[^\t\n\r!#&(*<[\\\]_`|~][^\t\n\r!&*<[\\\]_`|~]*$/;

/**
 * Returns text with escaped special characters. Most text has none, so the library's long list of rules is only applied to
 * the rest.
 */
const text: Handle = (node: Text, parent, state, info) => {
  const {value} = node;
  const startsLine = /[\n\r]$/.test(info.before) && !/^\p{L}/u.test(value);
  const endsLine = /^[\n\r]/.test(info.after) && value.endsWith(' ');
  return plainText.test(value) && !startsLine && !endsLine ? value : defaultHandlers.text(node, parent, state, info);
};

const options: Options = {
  bullet: '-',
  emphasis: '_',
  handlers: {text},
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmTableToMarkdown({tablePipeAlign: false}), gfmStrikethroughToMarkdown()],
};

/** Makes the URLs of links and images absolute, and removes repeated spaces. */
function tidy(tree: Root, url: string): void {
  visit(tree, (node) => {
    if ((node.type === 'link' || node.type === 'image') && URL.canParse(node.url, url)) {
      node.url = new URL(node.url, url).href;
    } else if (node.type === 'text') {
      node.value = node.value.replaceAll(/ {2,}/g, ' ');
    }
  });
}

/**
 * Converts the content of a page, without controls, to Markdown. Components become text, tables and code blocks; links and
 * images become absolute, so that they work wherever the text is pasted.
 */
export function toMarkdown(content: Element, url: string): string {
  // `toMdast` copies the tree and removes whitespace from it, which takes longer than the conversion. The parser has
  // already done this, so `toMdast` gets an empty element, and the handler of this element converts the content.
  const main: Element = {type: 'element', tagName: 'main', properties: {}, children: []};
  const tree = toMdast(
    {type: 'root', children: [main]},
    {handlers: {...handlers, main: (state) => blocks(state, content)}},
  ) as Root;
  tidy(tree, url);
  return stringify(tree, options);
}
