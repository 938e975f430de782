import {expect, test} from './fixtures.ts';
import {accessibilityViolations} from './support/axe.ts';

const libraries = '/general/community/credits/thirdpartylibs';

test('the list of libraries can be filtered, and the URL keeps the filter', async ({page, open}) => {
  await open(libraries);
  const table = page.getByRole('table', {name: 'Libraries in Moodle'});
  await page.getByRole('searchbox', {name: /^Filter by name/}).fill('apache');
  await expect(page.getByText(/^\d+ of 100 libraries$/)).toBeVisible();
  await expect(table.getByRole('rowheader', {name: 'VideoJS', exact: true})).toBeVisible();
  await expect(table.getByRole('rowheader', {name: 'jQuery', exact: true})).toHaveCount(0);
  await expect(page).toHaveURL(`${libraries}?q=apache`);
  await page.reload();
  await expect(page.getByText(/^\d+ of 100 libraries$/)).toBeVisible();
});

for (const path of [libraries, '/general/community/meetings', '/general/community/meetings/202303']) {
  test(`${path} is accessible and fits a small screen`, async ({page, open}) => {
    await page.setViewportSize({width: 320, height: 700});
    await open(path);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test.describe('in Perth', () => {
  test.use({timezoneId: 'Australia/Perth'});

  test('shows the time of a meeting in the time zone of the reader', async ({page, open}) => {
    await open('/general/community/meetings/202303');
    await expect(page.getByText('Tuesday 28 March 2023, 16:00 AWST')).toBeVisible();
  });
});
