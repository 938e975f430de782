import {expect, test} from './fixtures.ts';
import {failing} from './support/routes.ts';

const roads = {
  'Start building': '/general/development/gettingstarted',
  'API guides': '/docs/apis',
  'Coding and process': '/general/development/process',
  Releases: '/general/releases',
};

test('the home page names the site and offers the search', async ({page, open}) => {
  await open('/');
  await expect(page).toHaveTitle('Developer Resources');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Developer Resources');
  await expect(page.getByText('Nurturing Developers')).toBeVisible();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('dml');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=dml&version=current');
});

test('four roads lead into the site', async ({page, open}) => {
  await open('/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', {level: 2})).toHaveText(Object.keys(roads));
  for (const [name, path] of Object.entries(roads)) {
    await expect(cards.getByRole('heading', {name}).getByRole('link')).toHaveAttribute('href', path);
  }
});

test('every link of the page finds its target', async ({page, open, request}) => {
  await open('/');
  const links = page.getByRole('main').locator('a[href^="/"]');
  await expect(links).not.toHaveCount(0);
  expect(
    await failing(request, await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))),
  ).toEqual([]);
});

test('news: the latest releases and the versions that are supported', async ({page, open}) => {
  await open('/');
  const latest = page.getByRole('region', {name: 'What is new'});
  await expect(latest.getByRole('listitem').first()).toHaveText(/^Moodle \d+\.\d+/);
  await expect(latest.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  const supported = page.getByRole('region', {name: 'Current versions'});
  await expect(supported.getByRole('row', {name: /4\.2/})).toBeVisible();
  await expect(supported.getByRole('row', {name: /4\.1/})).toBeVisible();
});
