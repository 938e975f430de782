import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {lastParts, pageKinds, type PageKind} from '../../tools/lib/pageKinds.ts';
import {test, untilVisible} from './fixtures.ts';

test.for(Object.keys(pageKinds) as PageKind[])('loads without problems: %s', async (kind, {browser, site, open}) => {
  const path = pageKinds[kind];
  await open(path);
  const {selector, text} = lastParts[kind] ?? {selector: 'h1'};
  await untilVisible(browser, selector, text);
  if (kind === 'not found') {
    expect(site.failures.splice(0)).toEqual([`404 ${path}`]);
  }
});

// Pages of the same kind rarely differ in what engines do, so each commit tests another part of them.
const share = 15;
const commit = execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim();
const chosen = Number(BigInt(`0x${commit}`) % BigInt(share));
const paths = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)]
  .map(([, url]) => new URL(url!).pathname)
  .filter((_, index) => index % share === chosen);
console.log(`${paths.length} pages, chosen by commit ${commit}`);

test.for(paths)('loads without problems: %s', async (path, {browser, open}) => {
  await open(path);
  await untilVisible(browser, 'h1');
});
