import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {accessibilityFaults} from './support/axe.ts';
import {layOutAll} from './support/layout.ts';

const planner = '/general/releases/upgrade';
const from = (page: Page) => page.getByRole('combobox', {name: 'From, the release that your site runs'});
const to = (page: Page) => page.getByRole('combobox', {name: 'To, the release that you want'});
const section = (page: Page, name: string) =>
  page.locator('main section').filter({has: page.getByRole('heading', {name, exact: true})});

test('a reader chooses two releases, and the address holds them', async ({page, open}) => {
  await open(planner);
  await expect(page.getByText('Choose both releases.', {exact: false}).last()).toBeVisible();
  await expect(to(page)).toHaveValue('4.2.0');
  await from(page).selectOption('3.11.5');
  await expect(page).toHaveURL(`${planner}?from=3.11.5&to=4.2.0`);
  const steps = section(page, 'From 3.11.5 to 4.2.0');
  await expect(steps).toContainText('One step is not enough. Moodle 4.2.0 can be reached from Moodle 3.11.8 or later');
  await expect(steps.getByRole('listitem')).toHaveText([/^Moodle 3\.11\.14 of 24 April 2023\./, /^Moodle 4\.2\.0 of/]);

  await page.reload();
  await expect(from(page)).toHaveValue('3.11.5');
  await expect(steps).toBeVisible();
});

test('a target on a parallel branch: what is lost, and what to take instead', async ({page, open}) => {
  await open(`${planner}?from=3.9.21&to=4.0.1`);
  await expect(section(page, 'From 3.9.21 to 4.0.1')).toContainText('One step is enough');
  const lost = section(page, 'What you would lose');
  await expect(lost).toContainText('46 changes of the time between');
  await expect(lost).toContainText('26 of them are security fixes');
  await lost.getByText('46 changes', {exact: true}).click();
  await expect(lost.getByRole('listitem').filter({hasText: 'MSA-23-0015'})).toContainText('3.9.21');

  const needs = section(page, 'What the server needs');
  await expect(needs.getByRole('row', {name: /^PostgreSQL/})).toHaveText(/9\.5 or later\s*10 or later Changed/);
  await expect(section(page, 'How long 4.0 is supported')).toContainText('11 December 2023');
  await expect(section(page, 'Security notices in between').getByRole('listitem')).toHaveCount(5);

  await lost.getByRole('link', {name: 'Plan with 4.0.8'}).click();
  await expect(page).toHaveURL(`${planner}?from=3.9.21&to=4.0.8`);
  await expect(section(page, 'From 3.9.21 to 4.0.8')).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('changes are grouped by component, and narrowed by words and kind', async ({page, open}) => {
  await open(`${planner}?from=4.1.0&to=4.1.3`);
  const changes = section(page, 'All changes in between');
  await expect(changes.getByRole('status')).toHaveText(/^\d+ changes, \d+ components\./);
  const quiz = changes.locator('details').filter({hasText: /^Quiz/});
  await expect(quiz.getByRole('listitem').first()).toBeHidden();
  await quiz.locator('summary').press('Enter');
  await expect(quiz.getByRole('listitem').first()).toBeVisible();

  await changes.getByRole('searchbox', {name: 'Filter by word, component, issue or release'}).fill('sql injection');
  await expect(changes.getByRole('status')).toHaveText(/^\d+ of \d+ changes/);
  await expect(changes.getByRole('listitem').filter({hasText: 'MSA-23-0015'})).toBeVisible();
  await expect(page).toHaveURL(/q=sql\+injection/);
  await changes.getByRole('combobox', {name: 'Kind'}).selectOption('For developers');
  await expect(changes.getByRole('status')).toHaveText(/^None of \d+ changes fits the filter\.$/);
  await expect(page).toHaveURL(/kind=developer/);
});

test('an issue leads to the tracker, an advisory to its notice', async ({page, open}) => {
  await open(`${planner}?from=4.1.2&to=4.1.3`);
  await expect(page.getByRole('link', {name: 'MSA-23-0015'}).first()).toHaveAttribute(
    'href',
    /^https:\/\/moodle\.org\/mod\/forum\/discuss\.php\?d=\d+$/,
  );
  await section(page, 'All changes in between')
    .locator('details')
    .filter({hasText: /^Quiz/})
    .locator('summary')
    .click();
  await expect(page.getByRole('link', {name: 'MDL-74452'})).toHaveAttribute(
    'href',
    'https://tracker.moodle.org/browse/MDL-74452',
  );
});

for (const [query, said] of [
  ['from=9.9.9&to=4.2.0', 'asks for the release “9.9.9”, which is not on record. Choose one from the lists.'],
  ['from=4.2.0&to=4.1.3', 'Moodle 4.1.3 is older than 4.2.0. The platform refuses to go back'],
  ['from=4.2&to=4.2.0', 'A site that runs Moodle 4.2.0 has nothing to upgrade.'],
] as const) {
  test(`${query} is answered with one line`, async ({page, open}) => {
    await open(`${planner}?${query}`);
    await expect(page.getByRole('main').getByText(said)).toBeVisible();
  });
}

test('an unknown release in the address is text, and the other choice stays', async ({page, open}) => {
  await open(`${planner}?from=${encodeURIComponent('<img src=x onerror=alert(1)>')}&to=4.1.3`);
  await expect(page.getByRole('alert')).toContainText('“<img src=x onerror=alert(1)>”');
  await expect(to(page)).toHaveValue('4.1.3');
});

test('if the changes do not arrive, a box says so, and Retry gets them', async ({page, open, expectConsole}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(planner);
  await page.route('**/assets/js/**', (route) => route.abort('internetdisconnected'));
  await from(page).selectOption('4.1.0');
  const box = page.getByRole('alert');
  await expect(box).toContainText('Part of this page could not be loaded');
  await expect(section(page, 'What the server needs')).toBeVisible();
  await page.unrouteAll();
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(section(page, 'All changes in between')).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('the changes load on this page alone, when they are asked for, and take at most 250 kB', async ({
  page,
  open,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // What is fetched ahead for the links in sight is of another type.
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  await open(planner);
  const before = new Set(scripts);
  await from(page).selectOption('4.1.0');
  await expect(section(page, 'All changes in between')).toBeVisible();
  const loaded = scripts.filter((name) => !before.has(name));
  const sizes = await Promise.all(
    loaded.map(async (name) => gzipSync(await (await request.get(name)).body()).byteLength),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});

test('on paper, every list is open and nothing is to be filled in', async ({page, open}) => {
  await open(`${planner}?from=4.1.2&to=4.1.3`);
  await expect(section(page, 'All changes in between')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('main details:not([open])').filter({has: page.locator('ul')})).toHaveCount(0);
  await expect(page.getByText('MDL-74452')).toBeVisible();
  await expect(from(page)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`a plan fits and can be read by all, ${colorScheme}, ${width} px`, async ({page, open}) => {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme});
      await open(`${planner}?from=3.9.21&to=4.0.1&q=quiz`);
      await expect(section(page, 'All changes in between').getByRole('listitem').first()).toBeVisible();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await layOutAll(page);
      await expect.poll(overflow).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the limits of each version are there, and no form that does nothing', async ({page}) => {
    await page.goto(planner);
    const limits = page.getByRole('table', {name: 'Oldest release to upgrade from, by version'});
    await expect(limits.getByRole('row', {name: /^Moodle 4\.2 /})).toContainText('3.11.8 or later');
    await expect(page.locator('main select:visible')).toHaveCount(0);
  });
});
