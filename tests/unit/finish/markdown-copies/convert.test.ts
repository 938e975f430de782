import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {toMarkdown} from '@site/src/finish/markdown-copies/convert';
import {readableContent} from '@site/src/finish/markdown-copies/readDocsPage';
import {parseHtml} from '@site/src/finish/html/parse';
import {elementsIn} from '@site/src/finish/html/tree';

/** Converts HTML as the site renders it to Markdown. */
function convert(html: string): string {
  const [element] = elementsIn(parseHtml(`<div>${html}</div>`));
  return toMarkdown(readableContent(element!), 'https://example.org/resources/docs/apis/dml');
}

/** What is converted, its HTML, and the Markdown. */
const examples = readFileSync('tests/data/markdown-copies.txt', 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((section) => /^(.*)\n([^]*)\n--->\n([^]*?\n)\n?$/.exec(section)!.slice(1) as [string, string, string]);

test.each(examples)('%s', (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

test('headings have no links to themselves, and old anchors leave nothing', () => {
  const html =
    '<header><h1>DML <code>$DB</code></h1></header><div id="old" class="old-anchor"></div>\n' +
    '<h2 class="anchor" id="read">Read<a href="#read" class="hash-link" aria-label="Direct link">\u200B</a></h2>\n<p>Text.</p>';
  expect(convert(html)).toBe('# DML `$DB`\n\n## Read\n\nText.\n');
});

test('escapes only what has a meaning in Markdown', () => {
  const convertText = (text: string) => convert(`<p>${text}</p>`);
  expect(convertText('1. Fast - and: (safe), "isn\'t" it?')).toBe('1\\. Fast - and: (safe), "isn\'t" it?\n');
  expect(convertText('- not a list')).toBe('\\- not a list\n');
  expect(convertText('# not a heading')).toBe('\\# not a heading\n');
  expect(convertText('A *star*, _b, `c`, &lt;div> and [link](x)')).toBe(
    'A \\*star\\*, \\_b, \\`c\\`, \\<div> and \\[link]\\(x)\n',
  );
  expect(convertText('Wow!<a href="#a">A</a>')).toContain('Wow\\![A]');
});
