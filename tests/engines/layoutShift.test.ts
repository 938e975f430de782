import {shiftLimit, visits, type ShiftPage} from '../support/layoutShift.ts';
import {lastParts, type LastPart} from '../../tools/lib/pageKinds.ts';
import type {EngineBrowser} from './browsers/engineBrowser.ts';
import {expect, test} from './support/fixtures.ts';
import type {Shift} from './support/layoutShift.ts';
import {untilVisible} from './support/page.ts';

/** The part that appears last, for pages that load content later. */
const lateParts: Partial<Record<ShiftPage, LastPart>> = {
  ...lastParts,
  'upgrade planner with a plan': {selector: 'main section h2', text: 'All changes in between'},
};

/** Scrolls through the page in steps, because content that appears late also moves what is below it. */
function scrollThrough(browser: EngineBrowser): Promise<void> {
  return browser.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    // Very long pages repeat the same elements.
    const end = Math.min(document.documentElement.scrollHeight, 20 * step);
    for (let top = 0; top < end; top += step) {
      window.scrollTo({top, behavior: 'instant'});
      // One frame for the observers, one for what they render, and one to record a shift.
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise(requestAnimationFrame);
      }
    }
  });
}

/** Returns what moved since the page was opened. */
function shiftsOf(browser: EngineBrowser): Promise<Shift[]> {
  return browser.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
}

/** Returns the sum of all shifts. Cumulative Layout Shift only counts the worst five seconds, so it is never larger. */
function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, {value}) => sum + value, 0);
}

for (const {kind, path, device, viewport} of visits) {
  test(`${kind}: nothing moves on a ${device} when fonts and scripts arrive late`, async ({browser, site, open}) => {
    const {width, height} = viewport;
    await browser.setViewport({width: Math.max(width, browser.minWidth), height});
    site.deliverInOrder();
    await open(path);
    const {selector, text} = lateParts[kind] ?? {selector: 'h1'};
    await untilVisible(browser, selector, text);
    await scrollThrough(browser);
    const shifts = await shiftsOf(browser);
    const messages = shifts.map(({value, moved}) => `${value.toFixed(4)}: ${moved.join('; ')}`);
    expect(sumOf(shifts), `layout shifts:\n${messages.join('\n')}`).toBeLessThanOrEqual(shiftLimit);
    expect(site.failures.splice(0)).toEqual(kind === 'not found' ? [`404 ${path}`] : []);
  });
}

test('content that is inserted above the text counts as a shift', async ({browser, site, open}) => {
  site.deliverInOrder();
  await open('/docs/apis/core/dml');
  await browser.evaluate(async () => {
    const notice = document.createElement('p');
    notice.style.height = '200px';
    document.querySelector('h1')!.before(notice);
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise(requestAnimationFrame);
    }
  });
  const last = (await shiftsOf(browser)).at(-1)!;
  expect(last.value).toBeGreaterThan(shiftLimit);
  expect(last.moved.join('\n')).toContain('<h1');
});
