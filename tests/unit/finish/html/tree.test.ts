import {describe, expect, test} from 'vitest';
import {parseHtml} from '@site/src/finish/html/parse';
import {canonicalUrl, elementsIn, hasClass, metaContent} from '@site/src/finish/html/tree';

describe('hasClass', () => {
  const [element] = elementsIn(parseHtml('<div class="card cardTitle_a1B2"></div>'));

  test('finds classes with and without the hash of a CSS module', () => {
    expect(['card', 'cardTitle'].map((name) => hasClass(element!, name))).toEqual([true, true]);
  });

  test('does not find parts of a name', () => {
    expect(['car', 'Title'].map((name) => hasClass(element!, name))).toEqual([false, false]);
  });
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
