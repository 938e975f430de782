import type {Page} from '@playwright/test';
import {phone, shiftLimit, shiftPages, visits} from '../support/layoutShift.ts';
import {expect, test} from './fixtures.ts';
import {notFoundMessage} from './support/notFound.ts';
import {hold} from './support/hold.ts';

/** An unexpected movement, with what moved. */
interface Shift {
  value: number;
  /** Milliseconds since the navigation started. */
  time: number;
  moved: string[];
}

/** Collects the layout shifts of the page in `window.shifts`, from the start. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) {
          const moved = entry.sources.map(({node, previousRect, currentRect}) => {
            const name = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
            return `${name.slice(0, 60)} from ${previousRect.y} to ${currentRect.y}`;
          });
          shifts.push({value: entry.value, time: entry.startTime, moved});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** An entry of the Layout Instability API, which TypeScript doesn't know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
}

/** Scrolls through the page in steps, because content that appears late also moves what is below it. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const step = window.innerHeight * 0.8;
    // Very long pages repeat the same elements.
    const end = Math.min(document.documentElement.scrollHeight, 20 * step);
    for (let top = 0; top < end; top += step) {
      window.scrollTo({top, behavior: 'instant'});
      // One frame for the observers, one for what they render, and one to report a shift.
      for (let frames = 0; frames < 3; frames += 1) {
        await frame();
      }
    }
  });
}

/**
 * Returns the shifts in the worst session window of the page (up to five seconds, with gaps of at most one), as Cumulative
 * Layout Shift is defined.
 */
async function worstShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
  let worst: Shift[] = [];
  let current: Shift[] = [];
  for (const shift of shifts) {
    const [first, last] = [current[0], current.at(-1)];
    if (first && last && (shift.time - last.time > 1000 || shift.time - first.time > 5000)) {
      current = [];
    }
    current.push(shift);
    if (sumOf(current) > sumOf(worst)) {
      worst = [...current];
    }
  }
  return worst;
}

function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, {value}) => sum + value, 0);
}

async function expectCalm(page: Page): Promise<void> {
  const shifts = await worstShifts(page);
  const moved = shifts.map(
    ({value, time, moved: nodes}) => `${value.toFixed(4)} at ${Math.round(time)} ms: ${nodes.join('; ')}`,
  );
  expect(sumOf(shifts), `layout shifts:\n${moved.join('\n')}`).toBeLessThanOrEqual(shiftLimit);
}

/** Waits until the page has painted its text. */
async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/**
 * Opens a page on its first visit, with the files in the order in which they arrive on a slow network: the text appears in
 * a fallback font, then the fonts arrive, then the scripts. Delivering them in this order shows the same shifts as a slow
 * network, without the waiting.
 */
async function openSlowly(page: Page, path: string): Promise<void> {
  await observeShifts(page);
  const releaseFonts = await hold(page, '**/*.woff2');
  const releaseScripts = await hold(page, '**/*.js');
  await page.goto(path, {waitUntil: 'commit'});
  await untilPainted(page);
  releaseFonts();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
  releaseScripts();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
}

for (const {kind, path, device, viewport} of visits) {
  test(`${kind}: nothing moves on a ${device} when fonts and scripts arrive late`, async ({page, expectConsole}) => {
    if (kind === 'not found') {
      expectConsole(notFoundMessage);
    }
    await page.setViewportSize(viewport);
    await openSlowly(page, path);
    await scrollThrough(page);
    await expectCalm(page);
  });
}

test('upgrade planner: nothing moves on a phone when the changes arrive after the reader has scrolled', async ({
  page,
  open,
}) => {
  await page.setViewportSize(phone);
  await observeShifts(page);
  const release = await hold(page, '**/*_upgrade-planner_default_changes_json.*.js');
  await open(shiftPages['upgrade planner with a plan']);
  const loading = page.getByText('Loading the list of changes…');
  await expect(loading).toBeVisible();
  await loading.evaluate((element) => window.scrollBy({top: element.getBoundingClientRect().top - 200}));
  release();
  await expect(page.getByRole('heading', {name: 'All changes in between'})).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
  await expectCalm(page);
});
