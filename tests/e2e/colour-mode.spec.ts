import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar} from './support/layout.ts';

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => navbar(page).getByRole('button', {name: 'Switch between dark and light mode'});
const storedMode = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test("follows the system's colour scheme until the reader chooses a mode", async ({page, open}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(root(page)).toHaveAttribute('data-theme', 'light');

  await toggle(page).click();
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  // The page is notified of the change before the next animation frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('light mode is the default, and the toggle cycles through light, dark and system mode', async ({page, open}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await open('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(await storedMode(page)).toBeNull();
  await expect(toggle(page)).toHaveAccessibleName(/currently system mode/);
  for (const choice of ['light', 'dark']) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    await expect(root(page)).toHaveAttribute('data-theme', choice);
    expect(await storedMode(page)).toBe(choice);
  }
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(/currently system mode/);
  expect(await storedMode(page)).toBeNull();
});

test('a choice applies to the next page, after a reload and in other tabs', async ({page, open, context}) => {
  await open('/');
  const tab = await context.newPage();
  await open('/versions', tab);
  await toggle(page).click();
  await toggle(page).click();
  await expect(root(tab)).toHaveAttribute('data-theme', 'dark');
  await navbar(page).getByRole('link', {name: 'Process'}).click();
  await expect(page).toHaveURL('/general/development/process');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('a choice in another tab applies to a page that returns from the back/forward cache', async ({page, open}) => {
  await open('/');
  // A page in the cache gets no events, and neither does the page that stores the choice.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
});

test('the page never flashes in the other mode', async ({page, open}) => {
  // The bundles never arrive, so only an inline script can set the mode.
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/**', () => new Promise(() => undefined));
  await page.goto('/', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const isSetBeforeContent = await page.evaluate(() => {
    const content = document.querySelector('#__docusaurus')!;
    const script = [...document.scripts].find(({text}) => text.includes('data-theme'))!;
    return Boolean(script.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isSetBeforeContent).toBe(true);
  await page.unrouteAll();

  // While a page loads, no script sets the other mode.
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
