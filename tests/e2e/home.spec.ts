import {expect, test} from './fixtures.ts';

const entryPoints = {
  'Start building': '/general/development/gettingstarted',
  'API guides': '/docs/apis',
  'Coding and process': '/general/development/process',
  Releases: '/general/releases',
};

test('the home page has the name of the site and a search field', async ({page, open}) => {
  await open('/');
  await expect(page).toHaveTitle('Developer Resources');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Developer Resources');
  await expect(page.getByText('Nurturing Developers')).toBeVisible();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('dml');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=dml&version=current');
});

test('four cards lead into the site', async ({page, open}) => {
  await open('/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', {level: 2})).toHaveText(Object.keys(entryPoints));
  for (const [name, path] of Object.entries(entryPoints)) {
    await expect(cards.getByRole('heading', {name}).getByRole('link')).toHaveAttribute('href', path);
  }
});

test('the home page shows the latest releases and the supported versions', async ({page, open}) => {
  await open('/');
  const latest = page.getByRole('region', {name: 'What is new'});
  await expect(latest.getByRole('listitem').first()).toHaveText(/^Moodle \d+\.\d+/);
  await expect(latest.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  const supported = page.getByRole('region', {name: 'Current versions'});
  await expect(supported.getByRole('row', {name: /4\.2/})).toBeVisible();
  await expect(supported.getByRole('row', {name: /4\.1/})).toBeVisible();
});
