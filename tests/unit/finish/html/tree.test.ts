import type {Element} from 'hast';
import {describe, expect, test} from 'vitest';
import {parseHtml} from '@site/src/finish/html/parse';
import {
  attribute,
  canonicalUrl,
  elementsIn,
  find,
  findAll,
  hasClass,
  metaContent,
  textOf,
} from '@site/src/finish/html/tree';

const hasTag =
  (name: string) =>
  ({tagName}: Element) =>
    tagName === name;

describe('hasClass', () => {
  const [element] = elementsIn(parseHtml('<div class="card cardTitle_a1B2"></div>'));

  test('finds classes with and without the hash of a CSS module', () => {
    expect(['card', 'cardTitle'].map((name) => hasClass(element!, name))).toEqual([true, true]);
  });

  test('does not find parts of a name', () => {
    expect(['car', 'Title'].map((name) => hasClass(element!, name))).toEqual([false, false]);
  });
});

describe('find and findAll', () => {
  const tree = parseHtml('<ul><li id="a"><ul><li id="b"></li></ul></li><li id="c"></li></ul>');

  test('return matches in document order', () => {
    expect(find(tree, hasTag('li'))?.properties.id).toBe('a');
    expect(find(tree, ({properties: {id}}) => id === 'b')?.properties.id).toBe('b');
  });

  test('findAll ignores matches inside other matches', () => {
    expect(findAll(tree, hasTag('li')).map(({properties: {id}}) => id)).toEqual(['a', 'c']);
  });

  test('return nothing if no element matches', () => {
    expect(find(tree, hasTag('p'))).toBeUndefined();
    expect(findAll(tree, hasTag('p'))).toEqual([]);
  });
});

test('textOf returns the text of all descendants', () => {
  const [paragraph] = elementsIn(parseHtml('<p>A <b>B <i>C</i></b></p>'));
  expect(textOf(paragraph!)).toBe('A B C');
});

test('attribute returns text only', () => {
  const [cell] = elementsIn(parseHtml('<td id="a" colspan="2"></td>'));
  expect(['id', 'colSpan', 'title'].map((name) => attribute(cell!, name))).toEqual(['a', undefined, undefined]);
});

describe('the head of a page', () => {
  const head = parseHtml(
    '<head><meta name="description" content="A &amp; B"><meta property="og:title" content="C"><link rel="icon" href="/d">' +
      '<link rel="canonical" href="https://example.org/e"></head>',
  );

  test('metaContent finds elements by name and by property', () => {
    expect(['description', 'og:title', 'robots'].map((name) => metaContent(head, name))).toEqual([
      'A & B',
      'C',
      undefined,
    ]);
  });

  test('canonicalUrl returns the URL of the canonical link', () => {
    expect(canonicalUrl(head)).toBe('https://example.org/e');
    expect(canonicalUrl(parseHtml('<head></head>'))).toBeUndefined();
  });
});
