import type {Element} from 'hast';
import {describe, expect, test} from 'vitest';
import {parseHtml} from '@site/src/finish/html/parse';
import {find, textOf} from '@site/src/finish/html/tree';

function element(html: string, tagName: string): Element {
  return find(parseHtml(html), (candidate) => candidate.tagName === tagName)!;
}

describe('parseHtml', () => {
  test('reads elements, attributes and text', () => {
    expect(parseHtml('<p class="a b" id="c">A &amp; <b>B</b><br>C</p>').children).toEqual([
      {
        type: 'element',
        tagName: 'p',
        properties: {className: ['a', 'b'], id: 'c'},
        children: [
          {type: 'text', value: 'A & '},
          {type: 'element', tagName: 'b', properties: {}, children: [{type: 'text', value: 'B'}]},
          {type: 'element', tagName: 'br', properties: {}, children: []},
          {type: 'text', value: 'C'},
        ],
      },
    ]);
  });

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

  test('leaves out excluded elements with their content', () => {
    const tree = parseHtml('<p>A<svg><g>B</g></svg>C</p>', {isExcluded: (tagName) => tagName === 'svg'});
    expect(tree.children.filter((node) => node.type === 'element').map(textOf)).toEqual(['AC']);
  });

  test('passes each text and its parents to the option that changes text', () => {
    const tree = parseHtml('<pre>a  b</pre><p>a  b</p>', {
      textIn: (value, parents) => (parents.at(-1)?.tagName === 'pre' ? value : value.replaceAll(/ +/g, ' ')),
    });
    expect(tree.children.filter((node) => node.type === 'element').map(textOf)).toEqual(['a  b', 'a b']);
  });
});
