import type {Page} from '@playwright/test';
import {expect, test} from './fixture-site/sites.ts';

// Two builds of one site on one origin, as readers see them before and after the announcement changes.
const first = {path: '/', text: 'The first announcement'};
const second = {path: '/wrong/', text: 'The second announcement'};

const close = (page: Page) => page.getByRole('button', {name: 'Close'});

test('an announcement is shown on every page until it is closed', async ({page, open}) => {
  await open(first.path);
  await expect(page.getByText(first.text)).toBeVisible();
  await open('/docs');
  await expect(page.getByText(first.text)).toBeVisible();

  await close(page).click();
  await expect(page.getByText(first.text)).toBeHidden();
  await page.getByRole('link', {name: 'Developer Resources'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Fixture site'})).toBeVisible();
  await expect(page.getByText(first.text)).toBeHidden();
});

test('a closed announcement stays closed, in other tabs and on later visits', async ({page, open, context}) => {
  await open(first.path);
  await close(page).click();
  await expect(page.getByText(first.text)).toBeHidden();

  await open('/docs');
  await expect(page.getByText(first.text)).toBeHidden();
  const tab = await context.newPage();
  await open(first.path, tab);
  await expect(tab.getByText(first.text)).toBeHidden();
});

test('a closed announcement does not flash up before the script has run', async ({page, open}) => {
  await open(first.path);
  await close(page).click();
  await expect(page.getByText(first.text)).toBeHidden();

  // The page as the server sends it, with the bar in it; its scripts wait for ever.
  await page.route(/\/assets\/js\//, () => new Promise(() => undefined));
  await page.goto(first.path, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1, name: 'Fixture site'})).toBeVisible();
  await expect(page.getByText(first.text)).toBeAttached();
  await expect(page.getByText(first.text)).toBeHidden();
});

test('an announcement with a new id is shown to those who closed the last one', async ({page, open}) => {
  await open(first.path);
  await close(page).click();
  await expect(page.getByText(first.text)).toBeHidden();

  await open(second.path);
  await expect(page.getByText(second.text)).toBeVisible();
  await close(page).click();
  await expect(page.getByText(second.text)).toBeHidden();
  await open(second.path);
  await expect(page.getByText(second.text)).toBeHidden();
});
