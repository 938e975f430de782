// @ts-check
import net from 'node:net';
import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
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
 */

/** @typedef {import('lighthouse').Result} Result */

/** @typedef {(kind: string, scores: PageScores) => void} Report - Takes what was measured of a kind. */

/**
 * Reads a report.
 *
 * @param {Pick<Result, 'categories' | 'audits'>} report - What Lighthouse says.
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
  };
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
 * Opens pages of a build as a phone on a slow network does (the defaults of Lighthouse).
 *
 * @param {string} build - Folder of the build.
 * @param {ReadonlyMap<string, string>} pages - Addresses by kind.
 * @param {number} runs - How often each is opened.
 * @param {Report} report - Told of each kind, as all of them take a while.
 * @returns {Promise<Map<string, PageScores>>} The middle of the runs, by kind.
 */
export async function measurePages(build, pages, runs, report) {
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
        const result = await lighthouse(server.origin + address, {port, logLevel: 'error'});
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
