import {expect, test} from 'vitest';
import {registryEntries, shortNames} from '@site/src/patches/route-splitting/chunkNames.ts';
import {insertHashes, splitRuntime} from '@site/src/patches/route-splitting/sectionHashes.ts';
import {readRoutes} from '@site/src/patches/route-splitting/sections.ts';

const entry =
  '  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],';
const hashes = '__webpack_require__.u = (chunkId) => ({"ab12": "a5e8554f"}[chunkId]);';

// The build fails if it cannot parse the formats of the installed packages.
test.each([
  ['an empty registry', () => registryEntries('export default {};\n'), 'can only parse 0 of 0 entries in'],
  ['another entry', () => registryEntries(`${entry}\n  "b": [() => import("b")],`), 'can only parse 1 of 2 entries in'],
  ['other routes', () => readRoutes('export const routes = [];\n'), 'cannot parse .docusaurus/routes.js. '],
  ['a runtime without hashes', () => splitRuntime('hashes[chunkId]', new Map()), 'found 0 tables of content hashes'],
  ['a runtime with two tables', () => splitRuntime(hashes.repeat(2), new Map()), 'found 2 tables of content hashes'],
  ['a lost placeholder', () => insertHashes('add();', 'routes-docs', {}), 'placeholder "files of routes-docs". '],
])('%s fails the build with a message', (_, read, message) => {
  expect(read).toThrow(message);
});

test('short names have four characters or more, are unique, and do not depend on other names', () => {
  const names = Array.from({length: 20_000}, (_, number) => `name-${number}`);
  const short = shortNames(names);
  expect(new Set(short.values()).size).toBe(names.length);
  expect(Math.min(...[...short.values()].map(({length}) => length))).toBe(4);
  expect(shortNames(['name-0']).get('name-0')).toBe(short.get('name-0'));
});
