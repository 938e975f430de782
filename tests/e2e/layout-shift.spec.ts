import type {Page} from '@playwright/test';
import {longUpgrade, shortUpgrade} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {notFoundMessage} from './support/notFound.ts';
import {hold} from './support/hold.ts';
import {pageKinds} from './support/pages.ts';

/** The largest layout shift that readers don't notice. Google calls up to 0.1 good. */
const limit = 0.05;

const phone = {width: 390, height: 844};

/** A screen that has room for the sidebar and the page contents. */
const wideScreen = {width: 1280, height: 900};

const planner = (upgrade: {from: string; to: string}) =>
  `/general/releases/upgrade?from=${upgrade.from}&to=${upgrade.to}`;

/** Pages with content that arrives later than the rest, and one that has only text and tables. */
const onPhone = [
  pageKinds.home,
  pageKinds['search with results'],
  pageKinds['not found'],
  pageKinds['long docs page with tables'],
  pageKinds.components,
  '/general/releases',
  planner(longUpgrade),
  planner(shortUpgrade),
  '/docs/api-index',
  '/docs/api-index?q=nothing-is-called-so',
  '/docs/api-index?q=get_record',
  '/docs/changes',
];

/** Pages whose layout differs most on a wide screen. */
const onWideScreen = [pageKinds.home, pageKinds.components, planner(longUpgrade), '/docs/api-index?q=get_record'];

/** An unexpected movement, with what moved. */
interface Shift {
  value: number;
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
          shifts.push({value: entry.value, moved});
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

/** Checks the sum of all shifts, which is at least the Cumulative Layout Shift, the sum of the worst five seconds. */
async function expectCalm(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
  const sum = shifts.reduce((total, {value}) => total + value, 0);
  expect(sum, shifts.map(({value, moved}) => `${value}: ${moved.join('; ')}`).join('\n')).toBeLessThanOrEqual(limit);
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
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  releaseFonts();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
  releaseScripts();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
}

for (const [path, viewport] of [
  ...onPhone.map((path) => [path, phone] as const),
  ...onWideScreen.map((path) => [path, wideScreen] as const),
]) {
  test(`${path}: nothing moves at ${viewport.width} px when fonts and scripts arrive late`, async ({
    page,
    expectConsole,
  }) => {
    if (path === pageKinds['not found']) {
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
  await open(planner(longUpgrade));
  const loading = page.getByText('Loading the list of changes…');
  await expect(loading).toBeVisible();
  await loading.evaluate((element) => window.scrollBy({top: element.getBoundingClientRect().top - 200}));
  release();
  await expect(page.getByRole('heading', {name: 'All changes in between'})).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
  await expectCalm(page);
});
