import {expect, test} from './fixtures.ts';

test('the home page has the name of the site and a search field', async ({page, open}) => {
  await open('/');
  await expect(page).toHaveTitle('Developer Resources');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Developer Resources');
  await expect(page.getByText('Nurturing Developers')).toBeVisible();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('dml');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=dml&version=current');
});

test('the tasks next to the search start with the tutorial', async ({page, open}) => {
  await open('/');
  await page.getByRole('navigation', {name: 'Common tasks'}).getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/gettingstarted/first-plugin');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your first plugin');
});

test('the latest releases have a line for each day, and support is one sentence', async ({page, open}) => {
  await open('/');
  const news = page.getByRole('region', {name: 'Latest releases'});
  const days = await news.getByRole('time').allTextContents();
  expect(new Set(days).size).toBe(days.length);
  await expect(news.getByRole('listitem').filter({hasText: '24 April 2023'}).getByRole('link')).toHaveText([
    'Moodle 4.2.0',
    'Moodle 4.1.3',
    'Moodle 4.0.8',
    'Moodle 3.11.14',
    'Moodle 3.9.21',
  ]);
  await expect(news.getByText(/^Support for /)).toHaveCount(1);
});
