import {describe, expect, test} from 'vitest';
import {candidateFiles, toCanonicalUrl, isHandled} from '@site/src/offline/urls';

describe('candidateFiles', () => {
  test.each([
    ['/', ['index.html']],
    ['/index.html', ['index.html']],
    ['/docs', ['docs', 'docs.html', 'docs/index.html']],
    ['/docs/', ['docs.html', 'docs/index.html']],
    ['/docs.html', ['docs.html', 'docs/index.html']],
    ['/docs/index.html', ['docs/index.html', 'docs.html']],
    ['/docs/4.1', ['docs/4.1', 'docs/4.1.html', 'docs/4.1/index.html']],
    ['/docs/tags/a%20b', ['docs/tags/a b', 'docs/tags/a b.html', 'docs/tags/a b/index.html']],
    ['/100%', ['100%', '100%.html', '100%/index.html']],
  ])('%s', (pathname, files) => {
    expect(candidateFiles(pathname, '/')).toEqual(files);
  });

  test('removes the base URL', () => {
    expect(candidateFiles('/dev/docs/forms', '/dev/')).toEqual([
      'docs/forms',
      'docs/forms.html',
      'docs/forms/index.html',
    ]);
    expect(candidateFiles('/dev', '/dev/')).toEqual(['index.html']);
    expect(candidateFiles('/other', '/dev/')).toEqual([]);
  });
});

test.each([
  ['/docs/forms', '/docs/forms'],
  ['/docs/forms/', '/docs/forms'],
  ['/docs/forms.html?q=1#top', '/docs/forms?q=1#top'],
  ['/docs/index.html', '/docs'],
  ['/docs/4.1', '/docs/4.1'],
  ['/', '/'],
  ['/index.html', '/'],
])('the canonical URL of %s is %s', (pathname, canonical) => {
  expect(toCanonicalUrl(`https://example.org${pathname}`, '/')).toBe(`https://example.org${canonical}`);
  expect(toCanonicalUrl(`https://example.org/dev${pathname}`, '/dev/')).toBe(`https://example.org/dev${canonical}`);
});

test.each([
  ['GET', 'https://example.org/dev/docs', true],
  ['GET', 'https://example.org/dev', true],
  ['POST', 'https://example.org/dev/docs', false],
  ['GET', 'https://example.org/elsewhere', false],
  ['GET', 'https://other.example.org/dev/docs', false],
  ['GET', 'https://example.org/dev/sw.js', false],
  ['GET', 'https://example.org/dev/assets/offline/0123.pack', false],
])('isHandled: %s %s', (method, url, expected) => {
  expect(isHandled({method, url}, 'https://example.org', '/dev/')).toBe(expected);
});
