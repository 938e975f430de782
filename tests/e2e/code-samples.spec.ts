import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

/** A page with a sample of more than 40 lines. */
const longSamplePage = '/docs/apis/subsystems/privacy';

const showAll = (page: Page) => page.getByText(/^Show all \d+ lines$/);
const longSample = (page: Page) => page.locator('.theme-code-block', {has: showAll(page)}).first();

/** Returns how many samples are not completely visible. */
const countCutOff = (page: Page) =>
  page
    .locator('.theme-code-block pre')
    .evaluateAll((samples) => samples.filter((sample) => sample.scrollHeight > sample.clientHeight + 1).length);

test('the bar above a sample has a button that copies exactly the code, and highlighted lines have a background', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(pageKinds.components);
  const samples = page.locator('.theme-code-block:has(.theme-code-block-highlighted-line)');
  const sample = samples.first();
  await sample.scrollIntoViewIfNeeded();
  const background = (line: Locator) => line.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [highlighted, other] = [
    sample.locator('.theme-code-block-highlighted-line').first(),
    sample.locator('.token-line:not(.theme-code-block-highlighted-line)').first(),
  ];
  expect(await background(highlighted)).not.toBe(await background(other));
  const copy = sample.getByRole('button', {name: 'Copy code to clipboard'});
  await expect(copy).toHaveCSS('opacity', '1');
  const titled = page.locator('.theme-code-block:has([class*=codeBlockTitle])').first();
  await titled.scrollIntoViewIfNeeded();
  const [button, code] = [
    await titled.getByRole('button', {name: 'Copy code to clipboard'}).boundingBox(),
    await titled.locator('pre').boundingBox(),
  ];
  expect(button!.y + button!.height).toBeLessThanOrEqual(code!.y);
  await sample.scrollIntoViewIfNeeded();

  // The button shows the confirmation for only one second, so the test starts to wait for it before the click.
  const confirmation = sample.getByRole('button', {name: 'Copied'}).waitFor();
  await copy.click();
  await confirmation;
  const shown = await sample.locator('pre code').innerText();
  // The clipboard is pasted, because the site's headers don't allow scripts to read it.
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.press('ControlOrMeta+V');
  expect((await field.inputValue()).trim().split(/\n+/)).toEqual(shown.trim().split(/\n+/));
});

test('samples of more than 40 lines are shortened, and can be shown and printed completely', async ({page, open}) => {
  await open(longSamplePage);
  const counts = await page
    .locator('.theme-code-block:not(:has(details))')
    .evaluateAll((samples) => samples.map((sample) => sample.querySelectorAll('.token-line').length));
  expect(Math.max(...counts)).toBeLessThanOrEqual(41);

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

  await page.emulateMedia({media: 'print'});
  expect(await countCutOff(page)).toBe(0);
  await expect(showAll(page).first()).toBeHidden();
  await page.emulateMedia({media: 'screen'});

  // It expands when something scrolls to a hidden line, such as the browser's search.
  const last = sample.locator('.token-line').last();
  await expect(last).not.toBeInViewport();
  await last.evaluate((line) => line.scrollIntoView());
  await expect(sample.locator('details')).toHaveAttribute('open');
  await expect(last).toBeInViewport();
});

test('code is a tab stop with a name while it scrolls, and only then', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open('/docs/guides/git');
  const code = page.locator('.theme-code-block pre');
  const wide = code.and(page.locator('[tabindex="0"][role="group"]')).first();
  await expect(wide).toHaveAccessibleName(/scrolls sideways$/);
  await expect
    .poll(() =>
      code.evaluateAll((blocks) =>
        blocks.every((block) => block.hasAttribute('tabindex') === block.scrollWidth > block.clientWidth),
      ),
    )
    .toBe(true);
});

for (const width of [390, 1280]) {
  test(`at ${width} px, buttons cover no code, whether it is wrapped or not`, async ({page, open}) => {
    await page.setViewportSize({width, height: 800});
    await open('/general/development/tools/behat/running');
    const samples = page.locator('.theme-code-block:not(:has([class*=codeBlockTitle]))');
    const wrap = page.getByRole('button', {name: 'Toggle word wrap'});
    const wide = samples.filter({has: wrap}).first();
    const expectApart = async (sample: Locator) => {
      await sample.scrollIntoViewIfNeeded();
      const [code, buttons] = [sample.locator('pre'), sample.locator('[class*=buttonGroup]')];
      const [left, right] = [(await code.boundingBox())!, (await buttons.boundingBox())!];
      expect(left.x + left.width).toBeLessThanOrEqual(right.x);
      expect(right.y + right.height).toBeLessThanOrEqual(left.y + left.height);
    };
    await expectApart(samples.first());
    await expectApart(wide);
    await wide.locator(wrap).click();
    await expectApart(wide);
  });
}
