import {describe, expect, test} from 'vitest';
import {filesFor, ownAddress, typeOf} from '@site/src/offline/address';

describe('filesFor', () => {
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
  ])('%s', (address, files) => {
    expect(filesFor(address, '/')).toEqual(files);
  });

  test('below a base URL', () => {
    expect(filesFor('/dev/docs/forms', '/dev/')).toEqual(['docs/forms', 'docs/forms.html', 'docs/forms/index.html']);
    expect(filesFor('/dev', '/dev/')).toEqual(['index.html']);
    expect(filesFor('/other', '/dev/')).toEqual([]);
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
])('%s leads to %s', (address, own) => {
  expect(ownAddress(`https://example.org${address}`, '/')).toBe(`https://example.org${own}`);
  expect(ownAddress(`https://example.org/dev${address}`, '/dev/')).toBe(`https://example.org/dev${own}`);
});

test('media types', () => {
  expect(typeOf('docs/4.1.html')).toBe('text/html; charset=utf-8');
  expect(typeOf('assets/fonts/a.woff2')).toBe('font/woff2');
  expect(typeOf('LICENCE')).toBe('application/octet-stream');
});
