/*
 * Builds this site and a site with the same pages and the stock classic theme, opens pages of both with Lighthouse, and
 * prints the results side by side, with the goals for this site. It fails only if something cannot be measured, because
 * times depend on the machine; compare the two columns.
 *
 * Usage: `npm run bench -- [--runs=3] [--pages=docs page,home]`. Pages are kinds in `tools/lib/pageKinds.ts`.
 */
import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {parseArgs} from 'node:util';
import {launch} from 'chrome-launcher';
import {chromium} from '@playwright/test';
import lighthouse, {type Result} from 'lighthouse';
import {computeMedianRun} from 'lighthouse/core/lib/median-run.js';
import {measurePages, sizesOf} from '../../checks/size/pageWeight.ts';
import {findChromium} from '../lib/findChromium.ts';
import {pageKinds, type PageKind} from '../lib/pageKinds.ts';
import {serveCompressed} from './server.ts';
import {copySite, makeStock} from './sites.ts';

const root = path.join(import.meta.dirname, '../..');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A built site, and the seconds that its build took without a cache. */
interface BuiltSite {
  build: string;
  seconds: number;
}

function buildSite(name: 'own' | 'stock'): BuiltSite {
  const folder = path.join(root, '.docusaurus/bench', name);
  copySite(root, folder);
  if (name === 'stock') {
    makeStock(folder);
  }
  const docusaurus = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
    'bin/docusaurus.mjs',
  );
  const command = name === 'stock' ? [docusaurus, 'build'] : ['--import', 'tsx', 'tools/build'];
  const start = performance.now();
  execFileSync(process.execPath, command, {cwd: folder, stdio: ['ignore', 2, 2]});
  return {build: path.join(folder, 'build'), seconds: (performance.now() - start) / 1000};
}

/** Opens a page on a simulated phone and returns the run that Lighthouse considers the median. */
async function openPage(url: string, runs: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({
      chromePath: findChromium() ?? chromium.executablePath(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    });
    const result = await lighthouse(url, {port: chrome.port, logLevel: 'error', onlyCategories: categories});
    chrome.kill();
    if (!result) {
      throw new Error(`Lighthouse has no result for ${url}.`);
    }
    results.push(result.lhr);
  }
  return computeMedianRun(results);
}

/** Returns a table row for a page: the scores of all categories, and the most important timings. */
function describe({categories: scores, audits}: Result): Record<string, string> {
  const timing = (audit: string) => audits[audit]?.displayValue ?? '';
  return {
    scores: categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100)).join(' / '),
    'largest paint': timing('largest-contentful-paint'),
    blocked: timing('total-blocking-time'),
    shift: timing('cumulative-layout-shift'),
  };
}

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '3'},
    pages: {type: 'string', default: 'home,docs page,long docs page with tables,notes of a version,versions'},
  },
});
const runs = Number(values.runs);
const kinds = values.pages.split(',') as PageKind[];
const unknown = kinds.find((kind) => !(kind in pageKinds));
if (unknown !== undefined || !(runs >= 1)) {
  console.error(`--runs must be 1 or more, and --pages some of: ${Object.keys(pageKinds).join(', ')}.`);
  process.exit(1);
}

const sites = {'this site': buildSite('own'), 'stock theme': buildSite('stock')};
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const rows: Record<string, Record<string, string>> = {};
for (const [name, {build, seconds}] of Object.entries(sites)) {
  const {page, other} = await measurePages({page: pageKinds['docs page'], other: pageKinds.category}, build, '/');
  const {script, stylesheet, font} = sizesOf(page);
  rows[name] = {
    'clean build': `${seconds.toFixed(0)} s`,
    'script of a docs page': kilobytes(script),
    'without its content': kilobytes(sizesOf(page, other).script),
    CSS: kilobytes(stylesheet),
    fonts: kilobytes(font),
  };
}
rows.goal = {
  'clean build': '1.3 × stock',
  'script of a docs page': '180 kB',
  'without its content': '140 kB',
  CSS: '32 kB',
  fonts: '60 kB',
};
console.table(rows);

console.log(`Lighthouse on a simulated phone, median of ${runs} runs: ${categories.join(' / ')}.`);
console.log('Goals: 100 for all but performance; for long pages, a performance score 20 above the stock theme.');
const pages: Record<string, Record<string, string>> = {};
for (const [name, {build}] of Object.entries(sites)) {
  const server = await serveCompressed(build);
  for (const kind of kinds) {
    pages[`${kind}, ${name}`] = describe(await openPage(server.origin + pageKinds[kind], runs));
  }
  await server.stop();
}
console.table(pages);
