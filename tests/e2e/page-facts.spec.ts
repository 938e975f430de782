import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

const dml = pageKinds['long docs page with tables'];

const facts = (page: Page) => page.locator('main [data-nosnippet]').first();
/** Returns the text in the clipboard. It is pasted, because the site's headers don't allow scripts to read it. */
async function pastedText(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).not.toHaveValue('');
  return field.inputValue();
}

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});

test('the line below the title shows the version, and links to the other version and the source', async ({
  page,
  open,
}) => {
  await open(dml);
  const line = facts(page);
  await expect(line).toContainText(/^Moodle 4\.2 \(checked against 4\.2\.\d+\)/);
  await expect(line.getByRole('link', {name: 'Edit'})).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/apis\/core\/dml\/index\.md$/,
  );
  await line.getByRole('link', {name: '4.1 version'}).click();
  await expect(page).toHaveURL(dml.replace('/docs/', '/docs/4.1/'));
  await expect(facts(page)).toContainText('Moodle 4.1');
  await facts(page).getByRole('link', {name: '4.2 version'}).click();
  await expect(page).toHaveURL(dml);
});

test('a page that the other version does not have has no link to it', async ({page, open}) => {
  await open('/docs/changes');
  await expect(facts(page)).toContainText('Moodle 4.2');
  await expect(facts(page).getByRole('link', {name: /version$/})).toHaveCount(0);
});

test('is one line on a laptop', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(dml);
  const items = await facts(page).locator('strong, a, time, button').all();
  const tops = await Promise.all(items.map(async (item) => (await item.boundingBox())!.y));
  expect(tops.length).toBeGreaterThan(3);
  // Elements of one line differ by less than half a line.
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
});

test('copies the page as Markdown and says so', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(dml);
  await copyButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(facts(page).getByRole('status')).toHaveText('Copied');
  const response = await page.request.get(`${dml}.md`);
  expect(await pastedText(page)).toBe(await response.text());
});

test('says so if the Markdown cannot be loaded, and copies it when it can', async ({
  page,
  open,
  context,
  expectConsole,
}) => {
  await context.grantPermissions(['clipboard-write']);
  expectConsole(/net::ERR_FAILED/);
  await open(dml);
  await page.route(`**${dml}.md`, (route) => route.abort());
  await copyButton(page).click();
  const status = facts(page).getByRole('status');
  await expect(status).toHaveText("Not copied: the Markdown couldn't be loaded.");
  await page.unroute(`**${dml}.md`);
  await copyButton(page).click();
  await expect(status).toHaveText('Copied');
});

test('fits on a narrow screen', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(dml);
  await expect(copyButton(page)).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the actions are visible in forced colours and are not printed', async ({page, open}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(dml);
  const colours = await copyButton(page).evaluate((button) => {
    const {color} = getComputedStyle(button);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(colours[0]).not.toBe(colours[1]);
  await page.emulateMedia({media: 'print'});
  await expect(copyButton(page)).toBeHidden();
  await expect(facts(page).getByRole('link', {name: 'Edit'})).toBeHidden();
  await expect(facts(page)).toContainText('Moodle 4.2');
});
