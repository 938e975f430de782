// Tests the changes of src/patches to the scripts of the site.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {editions} from '../../src/moodle/editions.ts';
import {textOf} from './site.ts';

const folder = 'build/assets/js/';
const scripts = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(folder + file, 'utf8')]),
);
const sections = [...scripts].filter(([file]) => file.startsWith('routes-')).map(([, script]) => script);

/** Returns the script of a chunk. The file name consists of the name of the chunk and a hash. */
const scriptOf = (chunk: string): string =>
  [...scripts].find(([file]) => new RegExp(`^${chunk}\\.[0-9a-f]{8}\\.js$`).test(file))![1];

const routesIn = (script: string): string[] =>
  [...script.matchAll(/\bpath:"([^"]+)",exact:/g)].map(([, route]) => route!);

test('the routes of docs are in sections with the pages of a folder, and only those of other pages in the main script', async () => {
  const sitemap = await textOf('/sitemap.xml');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const docs = routes.filter((route) => /^\/(?:docs|general)\b/.test(route));
  expect(docs.length).toBeGreaterThan(500);
  expect(sections.flatMap(routesIn)).toEqual(expect.arrayContaining(docs));
  expect(routesIn(scriptOf('main')).filter((route) => /^\/(?:docs|general)\b/.test(route))).toEqual([]);
  expect(sections.length).toBeGreaterThan(50);
  expect(Math.max(...sections.map((section) => routesIn(section).length))).toBeLessThan(docs.length / 5);
});

test('the hashes of page files are in the sections, where they match existing files, and not in the runtime', () => {
  const hashes = sections.flatMap((script) => [...script.matchAll(/"(\w{4,})":"([0-9a-f]{8})"/g)]);
  expect(hashes.length).toBeGreaterThan(500);
  const missing = hashes.filter(([, chunk, hash]) => !scripts.has(`${chunk}.${hash}.js`));
  expect(missing.map(([entry]) => entry)).toEqual([]);
  const runtime = scriptOf('runtime~main');
  expect(hashes.filter(([, , hash]) => runtime.includes(hash!))).toEqual([]);
});

test('the props of a docs version contain the docs on cards, and no other docs', () => {
  const props = [...scripts.values()].filter((script) => script.includes('"apis/subsystems/task/index":{'));
  expect(props).toHaveLength(editions.length);
  expect(props.filter((script) => script.includes('"apis/core/dml/index":{'))).toEqual([]);
});

test('only the main script has the compile hint', () => {
  const hinted = [...scripts].filter(([, script]) => script.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(([file]) => file)).toEqual([expect.stringMatching(/^main\./)]);
});
