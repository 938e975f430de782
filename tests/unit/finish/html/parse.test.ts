import type {Element} from 'hast';
import {expect, test} from 'vitest';
import {parseHtml} from '@site/src/finish/html/parse';
import {find} from '@site/src/finish/html/tree';

function element(html: string, tagName: string): Element {
  return find(parseHtml(html), (candidate) => candidate.tagName === tagName)!;
}

test('reads the spans of cells as numbers', () => {
  expect(element('<td colspan="2" rowspan="3"></td>', 'td').properties).toEqual({colSpan: 2, rowSpan: 3});
});

test('replaces the elements in code blocks with text, and keeps their lines', () => {
  const code = element(
    '<pre><code class="lines_irtP"><span class="token-line"><b>if</b> (a &lt; b) {<br></span><span>}<br></span></code></pre>',
    'code',
  );
  expect(code.children).toEqual([{type: 'text', value: 'if (a < b) {\n}\n'}]);
});
