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
