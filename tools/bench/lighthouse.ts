import net from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import lighthouse from 'lighthouse';
import {pageFunctions} from 'lighthouse/core/lib/page-functions.js';
import {findChromium} from '../lib/findChromium.ts';
import {median} from './numbers.ts';
import {serveBuild} from './server.ts';
import type {Result} from 'lighthouse';

/** Lighthouse categories, in the order of the table. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores and timings of a page on a simulated phone. */
export interface PageScores {
  /** A score from 0 to 100 for each of `categories`. */
  scores: number[];
  /** Largest contentful paint, in milliseconds. */
  largestPaint: number;
  /** Total blocking time, in milliseconds. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes of script that were transferred for the page, without prefetched scripts. */
  script: number;
  /** Lighthouse's benchmark index of the machine during the run. */
  power: number;
}

/** Receives the result for a kind of page. */
export type Report = (kind: string, scores: PageScores) => void;

/**
 * Reads the values that the command prints from a Lighthouse report.
 *
 * @param report - A Lighthouse report.
 * @returns The scores and timings.
 */
export function readReport(report: Pick<Result, 'categories' | 'audits' | 'environment'>): PageScores {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const details = report.audits['network-requests']?.details;
  const requests: {resourceType?: string; priority?: string; transferSize?: number}[] =
    details && 'items' in details && Array.isArray(details.items) ? details.items : [];
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
 * Combines the results of several runs.
 *
 * @param runs - Results of the runs.
 * @returns The median of each value.
 */
export function medianScores(runs: readonly PageScores[]): PageScores {
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
 * Calculates how much slower a phone is than this machine. Lighthouse assumes 4, which is right for machines with an
 * index of 1500 to 2000, and suggests calibrating others (`docs/throttling.md` in its repository).
 *
 * @param power - Lighthouse's benchmark index of the machine.
 * @returns 4 for an index of 1500 to 2000, proportionally less below (at least 1), and more above.
 */
export function slowdownFor(power: number): number {
  const fitting = Math.min(2000, Math.max(1500, power));
  return Math.max(1, (4 * power) / fitting);
}

/**
 * Measures the benchmark index of the machine, which depends on its current load.
 *
 * @param browser - An idle browser.
 */
async function powerOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const power = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return power;
}

/** Finds a free port. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const {port} = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Opens pages of a build like a phone on a slow network: with Lighthouse's default slowdown of the processor, or with one
 * that is calibrated for the machine.
 *
 * @param build - Folder of the build.
 * @param pages - URLs by kind.
 * @param how - How often to open each page, and whether `slowdownFor` sets the slowdown of the processor.
 * @param report - Receives each result as soon as it is known, because all of them take a while.
 * @returns Medians by kind.
 */
export async function measurePages(
  build: string,
  pages: ReadonlyMap<string, string>,
  {runs, isCalibrated}: {runs: number; isCalibrated: boolean},
  report: Report,
): Promise<Map<string, PageScores>> {
  const server = await serveBuild(build);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const measured = new Map<string, PageScores>();
    for (const [kind, address] of pages) {
      const results: PageScores[] = [];
      for (let run = 0; run < runs; run++) {
        const throttling = isCalibrated ? {cpuSlowdownMultiplier: slowdownFor(await powerOf(browser))} : {};
        const result = await lighthouse(server.origin + address, {port, logLevel: 'error', throttling});
        if (!result) {
          throw new Error(`Lighthouse has no result for ${address}.`);
        }
        results.push(readReport(result.lhr));
      }
      const scores = medianScores(results);
      report(kind, scores);
      measured.set(kind, scores);
    }
    return measured;
  } finally {
    await browser.close();
    await server.close();
  }
}
