/*
 * Measures builds, first load, Lighthouse scores, search and offline size, and compares them with the stock classic
 * theme, which is built from the same pages in the same run. `npm run bench -- --help` lists the options. There are no
 * limits, because times depend on the machine, so compare the ratios.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildSite, type BuildCost} from './build.ts';
import {curveTable, type Point} from './curve.ts';
import {categories, measurePages, type Report} from './lighthouse.ts';
import {gibibytes, kilobytes, milliseconds, ratio, seconds, table} from './numbers.ts';
import {help, readOptions, type BenchOptions} from './options.ts';
import {pages} from './pages.ts';
import {addPages, removablePages, removePages} from './resize.ts';
import {copySite, makeStock} from './sites.ts';
import {measurePages as measureWeights} from '../../checks/size/pageWeight.ts';
import {sizesOf} from '../../checks/size/report.ts';

const root = path.join(import.meta.dirname, '../..');
const workFolder = path.join(root, '.docusaurus/bench');
const docsPage = '/docs/apis/core/dml';

/** Pages that a smaller site keeps: the measured page, and the page that the app's release notes link to. */
const namedPages = new Set(
  ['docs/apis/core/dml/index.md', 'general/app_releases/v1.x.md'].map((file) => path.normalize(file)),
);

/** Compressed bytes that a docs page loads on a first visit. */
interface FirstLoad {
  script: number;
  css: number;
}

async function measureFirstLoad(folder: string): Promise<FirstLoad> {
  const site = {build: path.join(folder, 'build'), siteUrl: 'http://localhost:3000', baseUrl: '/'};
  const [sizes] = (await measureWeights([docsPage], site)).map((weight) => sizesOf(weight, weight));
  return {script: sizes?.script ?? 0, css: sizes?.stylesheet ?? 0};
}

/** Builds a copy of the site, or of the stock theme with the same pages, without and with caches. */
async function buildTwice(
  folder: string,
  isStock: boolean,
): Promise<{folder: string; cold: BuildCost; warm: BuildCost; firstLoad: FirstLoad}> {
  copySite(root, folder);
  if (isStock) {
    makeStock(folder);
  }
  const cold = await buildSite(folder, isStock);
  const warm = await buildSite(folder, isStock);
  return {folder, cold, warm, firstLoad: await measureFirstLoad(folder)};
}

/**
 * Prints how build time and first load grow with the number of pages.
 *
 * @param additions - How many pages to add for each build, or to remove if negative.
 * @throws Before anything is built, if the site does not have enough removable pages.
 */
async function printCurve(additions: readonly number[]) {
  const most = removablePages(root, namedPages).length;
  const tooMany = additions.find((addition) => -addition > most);
  if (tooMany !== undefined) {
    throw new Error(`--curve has "${tooMany}", but at most ${most} pages of the site can be removed.`);
  }
  const points: Point[] = [];
  for (const addition of additions) {
    const folder = path.join(workFolder, 'curve');
    copySite(root, folder);
    if (addition > 0) {
      addPages(folder, addition);
    } else if (addition < 0) {
      removePages(folder, -addition, namedPages);
    }
    points.push({cost: await buildSite(folder), firstLoad: await measureFirstLoad(folder)});
  }
  console.log(curveTable(points));
}

/**
 * Prints the size of the offline archives.
 *
 * @param build - Folder of the build.
 */
function printOffline(build: string) {
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
 * Builds and measures this site and the stock theme, and prints the results.
 *
 * @param options - What to measure.
 */
async function printBench({runs, stockRuns, isCalibrated, kinds, hasStock, hasSearch}: BenchOptions) {
  const own = await buildTwice(path.join(workFolder, 'own'), false);
  const stock = hasStock ? await buildTwice(path.join(workFolder, 'stock'), true) : undefined;
  const row: (
    name: string,
    of: (built: typeof own) => number | undefined,
    write: (value: number) => string,
  ) => string[] = (name, of, write) => {
    const values = [of(own), stock && of(stock)];
    return [name, ...values.map((value) => (value === undefined ? '' : write(value))), ratio(values[0], values[1])];
  };
  console.log(
    table([
      ['', 'this site', 'stock', 'ratio'],
      row('pages', ({cold}) => cold.pages, String),
      row('cold build', ({cold}) => cold.seconds, seconds),
      row('cold build, per page', ({cold}) => cold.seconds / cold.pages, milliseconds),
      row('cold build, processor', ({cold}) => cold.processorSeconds, seconds),
      row('warm build', ({warm}) => warm.seconds, seconds),
      row('warm build, per page', ({warm}) => warm.seconds / warm.pages, milliseconds),
      row('peak memory', ({cold}) => cold.memory, gibibytes),
      row('script, first load', ({firstLoad}) => firstLoad.script, kilobytes),
      row('CSS, first load', ({firstLoad}) => firstLoad.css, kilobytes),
    ]),
  );
  if (runs > 0) {
    const chosen = new Map([...pages].filter(([kind]) => kinds.includes(kind)));
    const logScores: (name: string) => Report =
      (name) =>
      (kind, {scores}) =>
        console.error(`${name}, ${kind}: ${scores.join(' / ')}`);
    const ownScores = await measurePages(
      path.join(own.folder, 'build'),
      chosen,
      {runs, isCalibrated},
      logScores('this site'),
    );
    const stockScores =
      stock &&
      (await measurePages(
        path.join(stock.folder, 'build'),
        chosen,
        {runs: stockRuns, isCalibrated},
        logScores('stock'),
      ));
    const counts = stockRuns === runs ? `${runs} runs` : `${runs} runs (stock theme: ${stockRuns})`;
    const processor = isCalibrated
      ? 'a processor slowdown of 4 at a benchmark index (power) of 1500 to 2000, and proportionally lower or higher outside this range'
      : 'a processor slowdown of 4, which is right for a benchmark index (power) of 1500 to 2000';
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
    console.log('\nSearch (the stock theme does not include one):\n');
    try {
      const command = ['--import', 'tsx', path.join(root, 'tools/bench-search'), path.join(own.folder, 'build')];
      execFileSync(process.execPath, command, {stdio: 'inherit'});
    } catch {
      // The command fails if a target is missed, and has printed the targets. This command ignores them.
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
