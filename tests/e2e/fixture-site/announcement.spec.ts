import type {Page} from '@playwright/test';
import {expect, test} from './sites.ts';

// Two builds on one origin, which readers visit before and after the announcement changes.
const first = {path: '/', text: 'The first announcement'};
const second = {path: '/wrong/', text: 'The second announcement'};

const close = (page: Page) => page.getByRole('button', {name: 'Close'});

test('shows an announcement on every page until the reader closes it, also in other tabs and on later visits', async ({
  page,
  open,
  context,
}) => {
  await open(first.path);
  await expect(page.getByText(first.text)).toBeVisible();
  await open('/docs');
  await expect(page.getByText(first.text)).toBeVisible();

  await close(page).click();
  await expect(page.getByText(first.text)).toBeHidden();
  await page.getByRole('link', {name: 'Developer Resources'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Fixture site'})).toBeVisible();
  await expect(page.getByText(first.text)).toBeHidden();
  const tab = await context.newPage();
  await open(first.path, tab);
  await expect(tab.getByText(first.text)).toBeHidden();

  // Without scripts, the page stays as the server sent it, including the announcement, which must not flash.
  await page.route(/\/assets\/js\//, () => new Promise(() => undefined));
  await page.goto(first.path, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1, name: 'Fixture site'})).toBeVisible();
  await expect(page.getByText(first.text)).toBeAttached();
  await expect(page.getByText(first.text)).toBeHidden();
});

test('shows an announcement with a new id to readers who closed the previous one', async ({page, open}) => {
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
