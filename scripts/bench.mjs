// @ts-check
/*
 * What the site costs: builds, first load, Lighthouse, search and offline size, beside the stock classic theme built
 * from the same pages in the same run. `npm run bench -- --help` lists the options. It asserts nothing: times depend on
 * the machine, so compare the ratios.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildSite} from './bench/build.mjs';
import {curveTable} from './bench/curve.mjs';
import {categories, measurePages} from './bench/lighthouse.mjs';
import {gibibytes, kilobytes, milliseconds, ratio, seconds, table} from './bench/numbers.mjs';
import {help, readOptions} from './bench/options.mjs';
import {pages} from './bench/pages.mjs';
import {addPages, removablePages, removePages} from './bench/resize.mjs';
import {copySite, makeStock} from './bench/sites.mjs';
import {measurePage} from './check-size.mjs';

/** @typedef {import('./bench/build.mjs').BuildCost} BuildCost */

const root = path.join(import.meta.dirname, '..');
const workFolder = path.join(root, '.docusaurus/bench');
const docsPage = 'docs/apis/core/dml.html';

/** Pages that a smaller site keeps: the one that is measured, and the one that the notes of the app go back to. */
const namedPages = new Set(
  ['docs/apis/core/dml/index.md', 'general/app_releases/v1.x.md'].map((file) => path.normalize(file)),
);

/**
 * @param {string} folder - Folder of a site that is built.
 * @returns {{script: number, css: number}} First load of a page of the documentation, in bytes, gzipped.
 */
function firstLoad(folder) {
  return measurePage('docs', docsPage, {
    build: path.join(folder, 'build'),
    siteUrl: process.env.SITE_URL ?? 'http://localhost:3000',
    baseUrl: '/',
  });
}

/**
 * @param {string} folder - Where the copy of the site goes.
 * @param {(folder: string) => void} [change] - What to change in it.
 * @returns {Promise<{folder: string, cold: BuildCost, warm: BuildCost}>} What a build without and with caches took.
 */
async function buildTwice(folder, change) {
  copySite(root, folder);
  change?.(folder);
  const cold = await buildSite(folder);
  return {folder, cold, warm: await buildSite(folder)};
}

/**
 * Prints how time and first load grow with the number of pages.
 *
 * @param {readonly number[]} additions - How many pages more each build has; fewer if negative.
 * @throws {Error} One line, before anything is built, if there are not as many to leave out.
 */
async function printCurve(additions) {
  const most = removablePages(root, namedPages).length;
  const tooMany = additions.find((addition) => -addition > most);
  if (tooMany !== undefined) {
    throw new Error(`--curve has "${tooMany}"; the site can do without ${most} pages at most.`);
  }
  /** @type {import('./bench/curve.mjs').Point[]} */
  const points = [];
  for (const addition of additions) {
    const folder = path.join(workFolder, 'curve');
    copySite(root, folder);
    if (addition > 0) {
      addPages(folder, addition);
    } else if (addition < 0) {
      removePages(folder, -addition, namedPages);
    }
    points.push({cost: await buildSite(folder), firstLoad: firstLoad(folder)});
  }
  console.log(curveTable(points));
}

/**
 * Prints what the packs for readers without a network come to.
 *
 * @param {string} build - Folder of the build.
 */
function printOffline(build) {
  const folder = path.join(build, 'assets/offline');
  const sizes = existsSync(folder) ? readdirSync(folder).map((name) => statSync(path.join(folder, name)).size) : [];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    sizes.length > 0
      ? `\nOffline: ${(total / 1e6).toFixed(2)} MB in ${sizes.length} files.`
      : '\nOffline: the build has no packs.',
  );
}

/**
 * Prints the table.
 *
 * @param {import('./bench/options.mjs').BenchOptions} options - What to measure.
 */
async function printBench({runs, stockRuns, isCalibrated, kinds, hasStock, hasSearch}) {
  const own = await buildTwice(path.join(workFolder, 'own'));
  const stock = hasStock ? await buildTwice(path.join(workFolder, 'stock'), makeStock) : undefined;
  /** @type {(name: string, of: (built: typeof own) => number | undefined, write: (value: number) => string) => string[]} */
  const row = (name, of, write) => {
    const values = [of(own), stock && of(stock)];
    return [name, ...values.map((value) => (value === undefined ? '' : write(value))), ratio(values[0], values[1])];
  };
  console.log(
    table([
      ['', 'this site', 'stock', 'ratio'],
      row('pages', ({cold}) => cold.pages, String),
      row('cold build', ({cold}) => cold.seconds, seconds),
      row('cold build, a page', ({cold}) => cold.seconds / cold.pages, milliseconds),
      row('cold build, processor', ({cold}) => cold.processorSeconds, seconds),
      row('warm build', ({warm}) => warm.seconds, seconds),
      row('warm build, a page', ({warm}) => warm.seconds / warm.pages, milliseconds),
      row('most memory', ({cold}) => cold.memory, gibibytes),
      row('script, first load', ({folder}) => firstLoad(folder).script, kilobytes),
      row('CSS, first load', ({folder}) => firstLoad(folder).css, kilobytes),
    ]),
  );
  if (runs > 0) {
    const chosen = new Map([...pages].filter(([kind]) => kinds.includes(kind)));
    /** @type {(name: string) => import('./bench/lighthouse.mjs').Report} */
    const tell =
      (name) =>
      (kind, {scores}) =>
        console.error(`${name}, ${kind}: ${scores.join(' / ')}`);
    const ownScores = await measurePages(
      path.join(own.folder, 'build'),
      chosen,
      {runs, isCalibrated},
      tell('this site'),
    );
    const stockScores =
      stock &&
      (await measurePages(path.join(stock.folder, 'build'), chosen, {runs: stockRuns, isCalibrated}, tell('stock')));
    const counts = stockRuns === runs ? `${runs}` : `${runs}, of the stock theme ${stockRuns}`;
    const processor = isCalibrated
      ? 'a processor that is 4 times as slow at a power of 1500 to 2000, in proportion less below and more above'
      : 'a processor that is 4 times as slow, which is meant for a power of 1500 to 2000';
    console.log(`\nLighthouse, median of ${counts}, with ${processor}: ${categories.join(' / ')}\n`);
    console.log(
      table([
        ['', 'this site', 'paint', 'blocked', 'shift', 'script', 'power', 'stock', 'script', 'power'],
        ...[...ownScores].map(([kind, scores]) => {
          const other = stockScores?.get(kind);
          return [
            kind,
            scores.scores.join(' / '),
            `${Math.round(scores.largestPaint)} ms`,
            `${Math.round(scores.blocked)} ms`,
            scores.shift.toFixed(3),
            kilobytes(scores.script),
            String(Math.round(scores.power)),
            other?.scores.join(' / ') ?? '',
            other ? kilobytes(other.script) : '',
            other ? String(Math.round(other.power)) : '',
          ];
        }),
      ]),
    );
  }
  printOffline(path.join(own.folder, 'build'));
  if (hasSearch) {
    console.log('\nSearch (the stock theme has none of its own):\n');
    try {
      execFileSync(process.execPath, [path.join(root, 'scripts/bench-search.mjs'), path.join(own.folder, 'build')], {
        stdio: 'inherit',
      });
    } catch {
      // It has said which bar it missed; the bench asserts nothing.
    }
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(help);
  } else if (options.curve === undefined) {
    await printBench(options);
  } else {
    await printCurve(options.curve);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
