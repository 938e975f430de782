/* Measures whether typing into the search blocks the page. A worker searches the index, but the page renders hits. */
import {chromium} from '@playwright/test';
import {findChromium} from '../lib/findChromium.ts';
import {serveBuild} from '../lib/serveBuild.ts';
import {startServer} from '../lib/startServer.ts';

/** Pause between two keystrokes in milliseconds, similar to a fast typist. */
const pause = 80;

/** An event in a Chromium trace that describes a task or a thread. Times are in microseconds. */
interface TraceEvent {
  /** Type of the event. */
  name: string;
  /** Process ID. */
  pid: number;
  /** Thread ID. */
  tid: number;
  /** Processor time of the thread, without the time of other programs. */
  tdur?: number;
  /** Contains the name if the event describes a thread. */
  args?: {name?: string};
}

/** Finds the processor time of each main-thread task of pages in a trace, in milliseconds. */
function mainThreadTasks(events: readonly TraceEvent[]): number[] {
  const threadOf = ({pid, tid}: TraceEvent) => `${pid}.${tid}`;
  const mains = new Set(
    events.filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)))
    .map(({tdur = 0}) => tdur / 1000);
}

/**
 * Types queries into the search of a build (with the base URL `/`), letter by letter, and returns the processor time of each
 * task of the page in milliseconds. Throws an error if the search shows neither hits nor the message that there are none.
 */
export async function typeQueries(build: string, queries: readonly string[]): Promise<number[]> {
  const server = await startServer((request, response) => void serveBuild(request, response, build, '/'));
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/docs`, {waitUntil: 'networkidle'});
    await page.keyboard.press('Control+k');
    // Use CSS selectors, because Playwright looks up roles in a task of the page, which would be measured here.
    const dialog = page.locator('.DocSearch-Modal');
    const field = dialog.locator('.DocSearch-Input');
    await field.waitFor();
    // Trace only tasks, because tracing each layout and paint step would add to the measured time.
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
    await server.stop();
  }
}
