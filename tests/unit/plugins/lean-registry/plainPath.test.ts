import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {plainPath} from '@site/src/plugins/lean-registry/plainPath';

/** The package that the router has its expressions from. */
const fromRouter = createRequire(createRequire(import.meta.url).resolve('react-router'));
const pathToRegexp = fromRouter('path-to-regexp') as (path: string, keys: object[], options: object) => RegExp;

const paths = ['/', '/docs', '/docs/', '/docs/4.1', '/docs/apis/core-dml_x', '/Docs'];
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
  ...['/docs/4.1/apis', '/docs/apis/core-dml_x', '/docs/apis/core-dml_x/y', '/doc', '/docs.html'],
];

describe('plainPath', () => {
  test.each([true, false])('finds what the expression of the router finds, if the address has to end: %s', (end) => {
    for (const path of paths) {
      const options = {end, strict: false, sensitive: false};
      for (const address of addresses) {
        const expected = pathToRegexp(path, [], options).exec(address);
        expect([path, address, plainPath(path, options)!.exec(address)?.[0]]).toEqual([path, address, expected?.[0]]);
      }
    }
  });

  test.each(['*', '/docs/:id', '/docs(.*)', undefined])('leaves %s to the router', (path) => {
    expect(plainPath(path, {end: true})).toBeUndefined();
  });

  test('leaves paths to the router for which slashes at the end or capital letters matter', () => {
    expect(plainPath('/docs', {strict: true})).toBeUndefined();
    expect(plainPath('/docs', {sensitive: true})).toBeUndefined();
  });
});
