import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';

/** A page with a sample of more than 40 lines. */
const longSamplePage = '/docs/apis/subsystems/privacy';

const showAll = (page: Page) => page.getByText(/^Show all \d+ lines$/);
const longSample = (page: Page) => page.locator('.theme-code-block', {has: showAll(page)}).first();

test('the bar above a sample shows its language, and a Copy button without hovering', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  const sample = page.locator('.theme-code-block').first();
  await sample.scrollIntoViewIfNeeded();
  const language = await sample.locator('[data-language]').evaluate((bar) => getComputedStyle(bar, '::before').content);
  expect(language).toContain('php');
  const copy = sample.getByRole('button', {name: 'Copy code to clipboard'});
  await expect(copy).toHaveCSS('opacity', '1');
  const [button, code] = [await copy.boundingBox(), await sample.locator('pre').boundingBox()];
  expect(button!.y + button!.height).toBeLessThanOrEqual(code!.y);
});

test('comments are upright and differ from links', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  const comment = page.locator('.token.comment').first();
  await expect(comment).toHaveCSS('font-style', 'normal');
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).color);
  expect(await colourOf('.token.comment')).not.toBe(await colourOf('.markdown p a'));
});

test('samples of more than 40 lines are shortened, and can be shown completely', async ({page, open}) => {
  await open(longSamplePage);
  const sample = longSample(page);
  const code = sample.locator('pre');
  const shortened = (await code.boundingBox())!.height;
  const whole = await code.evaluate(({scrollHeight}) => scrollHeight);
  expect(whole).toBeGreaterThan(shortened + 100);
  await expect(sample.locator('summary')).toHaveText(/^Show all \d+ lines/);
  await sample.locator('summary').press('Enter');
  await expect.poll(async () => (await code.boundingBox())!.height).toBeGreaterThanOrEqual(whole);
  await sample.getByText('Show fewer lines').click();
  await expect.poll(async () => (await code.boundingBox())!.height).toBe(shortened);
  await expect(sample.locator('summary')).toBeInViewport();
});

test('samples of up to 40 lines are complete', async ({page, open}) => {
  await open(longSamplePage);
  const counts = await page
    .locator('.theme-code-block')
    .evaluateAll((samples) =>
      samples
        .filter((sample) => !sample.querySelector('details'))
        .map((sample) => sample.querySelectorAll('.token-line').length),
    );
  expect(Math.max(...counts)).toBeLessThanOrEqual(41);
  expect(counts.length).toBeGreaterThan(3);
});

test('a shortened sample expands when something scrolls to a hidden line', async ({page, open}) => {
  await open(longSamplePage);
  const sample = longSample(page);
  const last = sample.locator('.token-line').last();
  await expect(last).not.toBeInViewport();
  await last.evaluate((line) => line.scrollIntoView());
  await expect(sample.locator('details')).toHaveAttribute('open');
  await expect(last).toBeInViewport();
});

test('the page does not move when a shortened sample is hydrated', async ({page, open}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        shifts.push(entry.value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(longSamplePage);
  await longSample(page).scrollIntoViewIfNeeded();
  await expect(longSample(page).getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
});

test('shortened samples are printed completely', async ({page, open}) => {
  await open(longSamplePage);
  await page.emulateMedia({media: 'print'});
  const cut = await page
    .locator('.theme-code-block pre')
    .evaluateAll((samples) => samples.filter((sample) => sample.scrollHeight > sample.clientHeight + 1).length);
  expect(cut).toBe(0);
  await expect(showAll(page).first()).toBeHidden();
});
