import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {cannotMatch} from '@site/src/plugins/lean-registry/cannotMatch';

/** The package that the router has its expressions from. */
const fromRouter = createRequire(createRequire(import.meta.url).resolve('react-router'));
const pathToRegexp = fromRouter('path-to-regexp') as (path: string, keys: object[], options: object) => RegExp;

const paths = [
  ...['/', '/docs', '/docs/', '/docs/4.1', '/docs/apis/core-dml_x', '/Docs'],
  ...['*', '/docs/:id?', '/docs(.*)', '/docs/(a|b)', String.raw`\/docs`, '/über', '/docs/a b'],
];
const addresses = [
  ...[
    '',
    '/',
    '//',
    '/docs',
    '/docs/',
    '/docs//',
    '/DOCS',
    '/DOCS/',
    '/docs-x',
    '/docs/4.1',
    '/docs/4x1',
    '/docs/4.1/',
  ],
  ...['/docs/4.1/apis', '/docs/apis/core-dml_x', '/docs/apis/core-dml_x/y', '/doc', '/docs.html', '/docs/A b'],
  // A letter that has an s as its capital one, one that has a k as its small one, and one that becomes two.
  ...['/docſ', '/ÜBER', '/doc\u212A', '/DOCİ/4.1', '/docs/İ'],
];

describe('cannotMatch', () => {
  test.each([
    {end: true, strict: false, sensitive: false},
    {end: false, strict: false, sensitive: false},
    {end: false, strict: true, sensitive: false},
    {end: true, strict: false, sensitive: true},
  ])('leaves out nothing that the expression of the router finds, with $end, $strict, $sensitive', (options) => {
    const wrong = paths.flatMap((path) => {
      const expression = pathToRegexp(path, [], options);
      return addresses
        .filter((address) => expression.test(address) && cannotMatch(address, {path}))
        .map((address) => [path, address]);
    });
    expect(wrong).toEqual([]);
  });

  test('leaves out what begins in another way, also after another address', () => {
    expect(cannotMatch('/general/releases', {path: '/docs'})).toBe(true);
    expect(cannotMatch('/docs/apis', {path: '/docs'})).toBe(false);
    expect(cannotMatch('/doc', {path: '/docs', exact: true})).toBe(true);
    expect(cannotMatch('/general/releases', {path: '/docs'})).toBe(true);
  });

  test.each(['/docs', ['/docs', '/general'], {path: ['/docs']}, {}, undefined])(
    'leaves %j to the router, as it is no route with one path',
    (route) => {
      expect(cannotMatch('/search', route)).toBe(false);
    },
  );

  test.each(['*', '/docs/:id', '/docs(.*)'])('leaves %s to the router', (path) => {
    expect(cannotMatch('/search', {path})).toBe(false);
  });
});
