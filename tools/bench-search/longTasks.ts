/* Whether typing into the search keeps the page from answering: the index is searched in a worker, but hits are drawn. */
import http from 'node:http';
import {chromium} from '@playwright/test';
import serveStatic from 'serve-handler';
import {findChromium} from '../../tests/support/findChromium.ts';
import type {AddressInfo} from 'node:net';

/** Between two keystrokes, in milliseconds; a quick typist needs about as long. */
const pause = 80;

/** What Chromium traces of a task or a thread; times are in microseconds. */
export interface TraceEvent {
  /** What it is. */
  name: string;
  /** Number of the process. */
  pid: number;
  /** Number of the thread. */
  tid: number;
  /** Time of the processor that the thread had, without that of other programs. */
  tdur?: number;
  /** Of a thread, its name. */
  args?: {name?: string};
}

/**
 * Finds the tasks of pages in a trace.
 *
 * @param events - A trace.
 * @returns How long each task of a main thread took of the processor, in milliseconds.
 */
export function mainThreadTasks(events: readonly TraceEvent[]): number[] {
  const threadOf = ({pid, tid}: TraceEvent) => `${pid}.${tid}`;
  const mains = new Set(
    events.filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)))
    .map(({tdur = 0}) => tdur / 1000);
}

/**
 * Types queries into the search of a build, letter by letter.
 *
 * @param build - Folder of the build, made for the base URL `/`.
 * @param queries - What to type.
 * @returns How long each task of the page took of the processor, in milliseconds.
 * @throws If a query brings neither hits nor the message that there are none.
 */
export async function typeQueries(build: string, queries: readonly string[]): Promise<number[]> {
  const server = http.createServer((request, response) => {
    void serveStatic(request, response, {public: build, cleanUrls: true, trailingSlash: false});
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const {port} = server.address() as AddressInfo;
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/docs`, {waitUntil: 'networkidle'});
    await page.keyboard.press('Control+k');
    // By CSS: to look for a role, Playwright asks for that of each element, in a task of the page that is measured here.
    const dialog = page.locator('.DocSearch-Modal');
    const field = dialog.locator('.DocSearch-Input');
    await field.waitFor();
    // Tasks alone: to note each step of layout and paint as well adds to the time that is measured.
    await browser.startTracing(page, {categories: ['toplevel']});
    for (const query of queries) {
      await field.fill('');
      await field.pressSequentially(query, {delay: pause});
      await dialog.locator('.DocSearch-Hit, strong').first().waitFor();
    }
    const {traceEvents} = JSON.parse((await browser.stopTracing()).toString());
    return mainThreadTasks(traceEvents);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
