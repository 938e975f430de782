import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import escapeStringRegexp from 'escape-string-regexp';
import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';
import {sidewaysScroll, startScrolling} from './support/layout.ts';

const planner = '/general/releases/upgrade';
const from = (page: Page) => page.getByRole('combobox', {name: 'Your current release'});
const to = (page: Page) => page.getByRole('combobox', {name: 'Target release'});
/** The name of a heading ends with that of the link to it. */
const section = (page: Page, name: string) =>
  page
    .locator('main section')
    .filter({has: page.getByRole('heading', {name: new RegExp(`^${escapeStringRegexp(name)}`)})});

test('shows a plan for two releases, which the URL contains', async ({page, open}) => {
  await open(planner);
  await expect(page.getByText('Choose both releases to see the upgrade plan.')).toBeVisible();
  await expect(to(page)).toHaveValue('4.2.0');
  await from(page).selectOption('3.11.5');
  await expect(page).toHaveURL(`${planner}?from=3.11.5&to=4.2.0`);
  const plan = section(page, 'From 3.11.5 to 4.2.0');
  await expect(plan.getByRole('table', {name: 'The upgrade in 2 steps'}).getByRole('row')).toHaveText([
    /^Step/,
    /^1\. Moodle 3\.11\.14\s*24 April 2023\s*7\.3 or later, up to 8\.0\s*PostgreSQL 9\.6, MySQL 5\.7/,
    /^2\. Moodle 4\.2\.0\s*24 April 2023\s*8\.0 or later, up to 8\.1\s*PostgreSQL 13, MySQL 8\.0/,
  ]);
  await expect(plan.getByRole('definition').first()).toHaveText(/^\d+ that Moodle 3\.11\.5 doesn't have$/);

  await page.reload();
  await expect(from(page)).toHaveValue('3.11.5');
  await expect(plan).toBeVisible();
});

test('the steps are cards on a phone, and still a table for assistive technology', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(`${planner}?from=3.11.5&to=4.2.0`);
  const step = page.getByRole('row', {name: /^1\. Moodle 3\.11\.14/});
  const [first, second] = [step.getByRole('cell').first(), step.getByRole('cell').nth(1)];
  await expect(second).toHaveText('7.3 or later, up to 8.0');
  const [firstBox, secondBox] = [await first.boundingBox(), await second.boundingBox()];
  expect(secondBox!.width).toBe(firstBox!.width);
  expect(secondBox!.y).toBeGreaterThanOrEqual(firstBox!.y + firstBox!.height);
});

test('the page contents list the sections of the plan, and a link to one opens it', async ({page, open}) => {
  await open(`${planner}?from=3.9.21&to=4.0.1`);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link')).toContainText([
    'From 3.9.21 to 4.0.1',
    'What you would lose',
    'The step in detail',
    'Requirements',
    'Security fixes in between',
    'All changes in between',
  ]);
  await contents.getByRole('link', {name: 'All changes in between'}).click();
  await expect(page).toHaveURL(/\?from=3\.9\.21&to=4\.0\.1#changes$/);
  await page.reload();
  await expect(page.getByRole('heading', {name: 'All changes in between'})).toBeInViewport();
  await page.getByRole('combobox', {name: 'Target release'}).selectOption('3.9.21');
  await expect(contents.getByRole('link', {name: 'Requirements'})).toHaveCount(0);
});

test('shows which changes a target on a parallel branch lacks, and suggests another target', async ({page, open}) => {
  await open(`${planner}?from=3.9.21&to=4.0.1`);
  await expect(section(page, 'From 3.9.21 to 4.0.1')).toContainText('You can upgrade Moodle 3.9.21 to 4.0.1 directly.');
  const lost = section(page, 'What you would lose');
  await expect(lost).toContainText(
    "Moodle 3.9.21 contains 46 later changes that Moodle 4.0.1 doesn't have, including 26 security fixes.",
  );
  await lost.getByText('46 changes', {exact: true}).click();
  await expect(lost.getByRole('listitem').filter({hasText: 'MSA-23-0015'})).toContainText('3.9.21');

  const requirements = section(page, 'Requirements');
  await requirements.getByText(/^\d+ requirements change$/).click();
  await expect(requirements.getByRole('row', {name: /^PostgreSQL/})).toHaveText(/9\.5 or later\s*10 or later Changed/);
  const summary = section(page, 'From 3.9.21 to 4.0.1');
  await expect(summary).toContainText('Security support until11 December 2023');
  await expect(summary).toContainText('46 changes, including 26 security fixes');
  const security = section(page, 'Security fixes in between');
  await expect(security.getByRole('listitem')).toHaveCount(0);
  await security.getByText('5 security fixes', {exact: true}).click();
  await expect(security.getByRole('listitem')).toHaveCount(5);

  await lost.getByRole('link', {name: 'plan an upgrade to 4.0.8'}).click();
  await expect(page).toHaveURL(`${planner}?from=3.9.21&to=4.0.8`);
  await expect(section(page, 'From 3.9.21 to 4.0.8')).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('changes are grouped by component, and can be filtered by words and kind', async ({page, open}) => {
  await open(`${planner}?from=4.1.0&to=4.1.3`);
  const changes = section(page, 'All changes in between');
  await expect(changes.getByRole('searchbox')).toBeHidden();
  await changes.getByText(/^\d+ changes by component$/).click();
  await expect(changes.getByRole('status')).toHaveText(/^\d+ changes, \d+ components\./);
  const quiz = changes.locator('details details').filter({hasText: /^Quiz/});
  await expect(quiz.getByRole('listitem').first()).toBeHidden();
  await quiz.locator('summary').press('Enter');
  await expect(quiz.getByRole('listitem').first()).toBeVisible();

  await changes.getByRole('searchbox', {name: 'Filter by word, component, issue or release'}).fill('sql injection');
  await expect(changes.getByRole('status')).toHaveText(/^\d+ of \d+ changes/);
  await expect(changes.getByRole('listitem').filter({hasText: 'MSA-23-0015'})).toBeVisible();
  await expect(page).toHaveURL(/q=sql\+injection/);
  await changes.getByRole('combobox', {name: 'Kind'}).selectOption('For developers');
  await expect(changes.getByRole('status')).toHaveText(/^No matches in \d+ changes\.$/);
  await expect(page).toHaveURL(/kind=developer/);
});

test('a plan that is impossible or unnecessary is explained in one line', async ({page, open}) => {
  for (const [query, message] of [
    ['from=9.9.9&to=4.2.0', 'The URL contains the unknown release “9.9.9”. Choose a release from the lists.'],
    ['from=4.2.0&to=4.1.3', "Moodle 4.1.3 is older than 4.2.0. Moodle doesn't support downgrades."],
    ['from=4.2&to=4.2.0', 'Your site already runs Moodle 4.2.0.'],
  ] as const) {
    await test.step(query, async () => {
      await open(`${planner}?${query}`);
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
    });
  }
});

test('an unknown release in the URL is shown as text, and the other release stays selected', async ({page, open}) => {
  await open(`${planner}?from=${encodeURIComponent('<img src=x onerror=alert(1)>')}&to=4.1.3`);
  await expect(page.getByRole('alert')).toContainText('“<img src=x onerror=alert(1)>”');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expect(to(page)).toHaveValue('4.1.3');
});

test('shows an error if the changes cannot be loaded, and loads them on Retry', async ({page, open, expectConsole}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(planner);
  await page.route('**/assets/js/**', (route) => route.abort('internetdisconnected'));
  await from(page).selectOption('4.1.0');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Part of this page could not be loaded');
  await expect(section(page, 'Requirements')).toBeVisible();
  await expect(page.getByText('Loading the list of changes…')).toHaveCount(0);
  await page.unrouteAll();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(section(page, 'All changes in between')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the changes are loaded when a plan is shown, and take at most 250 kB', async ({page, open, request}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // Prefetch requests have another type.
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

test('prints the lists that are open, and no form', async ({page, open}) => {
  await open(`${planner}?from=4.1.2&to=4.1.3`);
  await page.getByText(/^\d+ changes by component$/).click();
  await section(page, 'All changes in between')
    .locator('details details')
    .filter({hasText: /^Quiz/})
    .locator('summary')
    .click();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('MDL-74452')).toBeVisible();
  await expect(page.getByText('MSA-23-0015')).toHaveCount(0);
  await expect(from(page)).toBeHidden();
});

test('plans are accessible and fit into small screens', async ({page, open}) => {
  // A plan with lost changes. The word has few hits, because axe needs a minute for hundreds of them, which are all alike.
  await open(`${planner}?from=3.9.21&to=4.0.1&q=quiz`);
  await expect(section(page, 'All changes in between').getByRole('status')).toHaveText(/^\d+ of \d+ changes/);
  await expectAccessible(page);
  // A plan with five steps, whose table is wider than the page.
  await open(`${planner}?from=2.2.11&to=4.2.0&q=offline`);
  await expect(section(page, 'All changes in between').getByRole('status')).toHaveText(/^\d+ of \d+ changes/);
  await startScrolling(page);
  expect(await sidewaysScroll(page)).toBe(0);
});
