import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar} from './support/layout.ts';

const mode = (page: Page) => page.locator('html');
const toggle = (page: Page) => navbar(page).getByRole('button', {name: 'Switch between dark and light mode'});
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('light is the default', async ({page, open}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await open('/');
  await expect(mode(page)).toHaveAttribute('data-theme', 'light');
  expect(await saved(page)).toBeNull();
});

test("the system's preference is followed until the reader chooses", async ({page, open}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open('/');
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(mode(page)).toHaveAttribute('data-theme', 'light');

  await toggle(page).click();
  await toggle(page).click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
});

test('the toggle goes through light, dark and the preference of the system, and says which it is', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(toggle(page)).toHaveAccessibleName(/currently system mode/);
  for (const choice of ['light', 'dark']) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    await expect(mode(page)).toHaveAttribute('data-theme', choice);
    expect(await saved(page)).toBe(choice);
  }
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(/currently system mode/);
  expect(await saved(page)).toBeNull();
});

test('a choice holds on the next page, on the next visit and in other tabs', async ({page, open, context}) => {
  await open('/');
  const tab = await context.newPage();
  await open('/versions', tab);
  await toggle(page).click();
  await toggle(page).click();
  await expect(mode(tab)).toHaveAttribute('data-theme', 'dark');
  await navbar(page).getByRole('link', {name: 'Process'}).click();
  await expect(page).toHaveURL('/general/development/process');
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
});

test('the other mode never flashes up', async ({page, open}) => {
  // Without the site's scripts only what stands in the page can have set the mode.
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/**', () => new Promise(() => undefined));
  await page.goto('/', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  const early = await page.evaluate(() => {
    const content = document.querySelector('#__docusaurus')!;
    const script = [...document.scripts].find(({text}) => text.includes('data-theme'))!;
    return Boolean(script.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(early).toBe(true);
  await page.unrouteAll();

  // And no script sets the other one on the way.
  await page.addInitScript(() => {
    const modes: string[] = [];
    Object.assign(window, {modes});
    new MutationObserver(() => modes.push(document.documentElement.dataset.theme!)).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    });
  });
  await open('/docs/apis');
  expect(new Set(await page.evaluate(() => (window as unknown as {modes: string[]}).modes))).toEqual(new Set(['dark']));
});
