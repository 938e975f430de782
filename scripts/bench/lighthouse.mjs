// @ts-check
import net from 'node:net';
import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {pageFunctions} from 'lighthouse/core/lib/page-functions.js';
import {findChromium} from '../browser.mjs';
import {median} from './numbers.mjs';
import {serveBuild} from './server.mjs';

/** Categories of Lighthouse, in the order of the table. */
export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * Scores of a page, from 0 to 100, and what a phone has to wait for.
 *
 * @typedef {object} PageScores
 * @property {number[]} scores - One for each of `categories`.
 * @property {number} largestPaint - Milliseconds until the largest part of the page stands there.
 * @property {number} blocked - Milliseconds for which the page does not answer.
 * @property {number} shift - How far what is there moves.
 * @property {number} script - Bytes of script that came over the network for the page itself, without what is fetched
 *   ahead for the next one.
 * @property {number} power - Lighthouse's index of what the machine could do meanwhile.
 */

/** @typedef {import('lighthouse').Result} Result */

/** @typedef {(kind: string, scores: PageScores) => void} Report - Takes what was measured of a kind. */

/**
 * Reads a report.
 *
 * @param {Pick<Result, 'categories' | 'audits' | 'environment'>} report - What Lighthouse says.
 * @returns {PageScores} What of it the bench prints.
 */
export function readReport(report) {
  const value = (/** @type {string} */ audit) => report.audits[audit]?.numericValue ?? Number.NaN;
  const details = report.audits['network-requests']?.details;
  /** @type {{resourceType?: string, priority?: string, transferSize?: number}[]} */
  const requests = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return {
    scores: categories.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: requests
      .filter(({resourceType, priority}) => resourceType === 'Script' && priority !== 'VeryLow')
      .reduce((sum, {transferSize}) => sum + (transferSize ?? 0), 0),
    power: report.environment.benchmarkIndex,
  };
}

/**
 * The middle of several runs.
 *
 * @param {readonly PageScores[]} runs - What each run said.
 * @returns {PageScores} The median of each number for itself.
 */
export function middle(runs) {
  return {
    scores: categories.map((_, index) => median(runs.map(({scores}) => scores[index] ?? 0))),
    largestPaint: median(runs.map(({largestPaint}) => largestPaint)),
    blocked: median(runs.map(({blocked}) => blocked)),
    shift: median(runs.map(({shift}) => shift)),
    script: median(runs.map(({script}) => script)),
    power: median(runs.map(({power}) => power)),
  };
}

/**
 * How much slower a phone is than the machine. Lighthouse takes 4 for all machines, which is meant for those with an index
 * of 1500 to 2000, and suggests to calibrate it on others (`docs/throttling.md` of its repository).
 *
 * @param {number} power - The index of the machine.
 * @returns {number} 4 for an index of 1500 to 2000, in proportion less below that, down to 1, and more above.
 */
export function slowdownFor(power) {
  const fitting = Math.min(2000, Math.max(1500, power));
  return Math.max(1, (4 * power) / fitting);
}

/**
 * @param {import('@playwright/test').Browser} browser - A browser that does nothing else.
 * @returns {Promise<number>} The index of the machine as it is now: it may have more to do a minute later.
 */
async function powerOf(browser) {
  const page = await browser.newPage();
  const power = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return power;
}

/** @returns {Promise<number>} A port of this machine that nothing listens to. */
async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const {port} = /** @type {net.AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Opens pages of a build as a phone on a slow network does: with the defaults of Lighthouse, or with a processor that is
 * slowed down as the machine allows.
 *
 * @param {string} build - Folder of the build.
 * @param {ReadonlyMap<string, string>} pages - Addresses by kind.
 * @param {{runs: number, isCalibrated: boolean}} how - How often each is opened; whether `slowdownFor` says how much slower
 *   the processor is.
 * @param {Report} report - Told of each kind, as all of them take a while.
 * @returns {Promise<Map<string, PageScores>>} The middle of the runs, by kind.
 */
export async function measurePages(build, pages, {runs, isCalibrated}, report) {
  const server = await serveBuild(build);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    /** @type {Map<string, PageScores>} */
    const measured = new Map();
    for (const [kind, address] of pages) {
      /** @type {PageScores[]} */
      const results = [];
      for (let run = 0; run < runs; run++) {
        const throttling = isCalibrated ? {cpuSlowdownMultiplier: slowdownFor(await powerOf(browser))} : {};
        const result = await lighthouse(server.origin + address, {port, logLevel: 'error', throttling});
        if (!result) {
          throw new Error(`Lighthouse has no result for ${address}.`);
        }
        results.push(readReport(result.lhr));
      }
      const scores = middle(results);
      report(kind, scores);
      measured.set(kind, scores);
    }
    return measured;
  } finally {
    await browser.close();
    await server.close();
  }
}
