import net from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import lighthouse from 'lighthouse';
import {pageFunctions} from 'lighthouse/core/lib/page-functions.js';
import {findChromium} from '../../tests/support/findChromium.ts';
import {median} from './numbers.ts';
import {serveBuild} from './server.ts';
import type {Result} from 'lighthouse';

/** Categories of Lighthouse, in the order of the table. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores of a page, from 0 to 100, and what a phone has to wait for. */
export interface PageScores {
  /** One for each of `categories`. */
  scores: number[];
  /** Milliseconds until the largest part of the page stands there. */
  largestPaint: number;
  /** Milliseconds for which the page does not answer. */
  blocked: number;
  /** How far what is there moves. */
  shift: number;
  /**
   * Bytes of script that came over the network for the page itself, without what is fetched
   *   ahead for the next one.
   */
  script: number;
  /** Lighthouse's index of what the machine could do meanwhile. */
  power: number;
}

/** Takes what was measured of a kind. */
export type Report = (kind: string, scores: PageScores) => void;

/**
 * Reads a report.
 *
 * @param report - What Lighthouse says.
 * @returns What of it the bench prints.
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
 * The middle of several runs.
 *
 * @param runs - What each run said.
 * @returns The median of each number for itself.
 */
export function middle(runs: readonly PageScores[]): PageScores {
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
 * @param power - The index of the machine.
 * @returns 4 for an index of 1500 to 2000, in proportion less below that, down to 1, and more above.
 */
export function slowdownFor(power: number): number {
  const fitting = Math.min(2000, Math.max(1500, power));
  return Math.max(1, (4 * power) / fitting);
}

/**
 * @param browser - A browser that does nothing else.
 * @returns The index of the machine as it is now: it may have more to do a minute later.
 */
async function powerOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const power = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return power;
}

/**
 * @returns A port of this machine that nothing listens to.
 */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const {port} = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Opens pages of a build as a phone on a slow network does: with the defaults of Lighthouse, or with a processor that is
 * slowed down as the machine allows.
 *
 * @param build - Folder of the build.
 * @param pages - Addresses by kind.
 * @param how - How often each is opened; whether `slowdownFor` says how much slower
 *   the processor is.
 * @param report - Told of each kind, as all of them take a while.
 * @returns The middle of the runs, by kind.
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
