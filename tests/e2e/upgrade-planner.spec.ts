import type {Page} from '@playwright/test';
import escapeStringRegexp from 'escape-string-regexp';
import {lossyUpgrade, newestRelease, releases, unknownRelease} from '../support/facts.ts';
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
const changes = (page: Page) => section(page, 'All changes in between');

const nameOf = (first?: number, release = 0): string => releases.versions.at(first!)?.releases.at(release)?.name ?? '';
/** The first release of a version long before the newest one, so that the upgrade takes several steps. */
const old = nameOf(10);
const lossy = `${planner}?from=${lossyUpgrade.from}&to=${lossyUpgrade.to}`;

test('shows a plan for two releases, which the URL contains', async ({page, open}) => {
  await open(planner);
  await expect(page.getByText('Choose both releases to see the upgrade plan.')).toBeVisible();
  await expect(to(page)).toHaveValue(newestRelease);
  await from(page).selectOption(old);
  await expect(page).toHaveURL(`${planner}?from=${old}&to=${newestRelease}`);
  const plan = section(page, `From ${old} to ${newestRelease}`);
  const steps = plan.getByRole('table', {name: /^The upgrade in \d+ steps$/}).getByRole('row');
  await expect(steps.last()).toHaveText(new RegExp(`\\d+\\. Moodle ${escapeStringRegexp(newestRelease)}`));
  await expect(steps.nth(2)).toBeVisible();

  await page.reload();
  await expect(from(page)).toHaveValue(old);
  await expect(plan).toBeVisible();

  // On a phone, the steps are cards.
  await page.setViewportSize({width: 320, height: 800});
  const cells = steps.nth(1).getByRole('cell');
  await expect(cells).not.toHaveCount(0);
  const [first, second] = [await cells.first().boundingBox(), await cells.nth(1).boundingBox()];
  expect(second!.width).toBe(first!.width);
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
  await expect(changes(page)).toBeVisible();
  await startScrolling(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

test("names what has to change on the reader's server, which the URL contains", async ({page, open}) => {
  const plan = `${planner}?from=3.9.5&to=4.2.0`;
  await open(plan);
  const steps = section(page, 'The steps in detail');
  await expect(steps).toContainText('PostgreSQL');
  await page.getByRole('combobox', {name: 'Your PHP version (optional)'}).selectOption('7.3');
  await page.getByRole('combobox', {name: 'Your database (optional)'}).selectOption('MySQL');
  await page.getByRole('textbox', {name: 'Database version (optional)'}).pressSequentially('5.7');
  await expect(page).toHaveURL(`${plan}&php=7.3&db=mysql&dbversion=5.7`);
  await page.reload();
  await expect(steps).toContainText("PHP 7.3 doesn't work for every step, so change PHP before step 2.");
  await expect(steps).toContainText('Upgrade your database server to MySQL 8.0 or later before this step.');
  await expect(steps).not.toContainText('PostgreSQL');
  await expect(page.getByRole('textbox', {name: 'Database version (optional)'})).toHaveValue('5.7');
});

test('shows which changes a target on a parallel branch lacks, and suggests another target', async ({page, open}) => {
  await open(lossy);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link')).toContainText([
    `From ${lossyUpgrade.from} to ${lossyUpgrade.to}`,
    'What you would lose',
    'Requirements',
    'Security fixes in between',
    'All changes in between',
  ]);
  const lost = section(page, 'What you would lose');
  await expect(lost).toContainText(`contains`);
  await expect(lost.getByRole('listitem').first()).toBeHidden();
  await lost.getByText(/^\d+ changes?$/).click();
  await expect(lost.getByRole('listitem').first()).toBeVisible();
  const requirements = section(page, 'Requirements');
  await requirements.getByText(/^\d+ requirements? changes?$/).click();
  await expect(requirements.getByRole('row').nth(1)).toBeVisible();

  // A link to a section leads there although the section appears later.
  await contents.getByRole('link', {name: 'All changes in between'}).click();
  await page.reload();
  await expect(page.getByRole('heading', {name: 'All changes in between'})).toBeInViewport();

  await lost.getByRole('link', {name: `plan an upgrade to ${lossyUpgrade.newest}`}).click();
  await expect(page).toHaveURL(new RegExp(`to=${escapeStringRegexp(lossyUpgrade.newest)}`));
  await expect(section(page, `From ${lossyUpgrade.from} to ${lossyUpgrade.newest}`)).toBeVisible();
  await expect(lost).toHaveCount(0);
  await to(page).selectOption(lossyUpgrade.from);
  await expect(contents.getByRole('link', {name: 'Requirements'})).toHaveCount(0);
});

test('changes are grouped by component, and can be filtered by words and kind and printed', async ({page, open}) => {
  await open(lossy);
  await expect(changes(page).getByRole('searchbox')).toBeHidden();
  await changes(page)
    .getByText(/^\d+ changes by component$/)
    .click();
  await expect(changes(page).getByRole('status')).toHaveText(/^\d+ changes, \d+ components\./);
  const component = changes(page).locator('details details').first();
  const change = component.getByRole('listitem').first();
  await expect(change).toBeHidden();
  await component.locator('summary').press('Enter');
  await expect(change).toBeVisible();
  const issue = (await change.innerText()).match(/M(?:DL|SA)-[\d-]+\d/)?.[0] ?? '';

  // Printed pages have the lists that are open, and no form.
  await page.emulateMedia({media: 'print'});
  await expect(change).toBeVisible();
  await expect(changes(page).locator('details details').last().getByRole('listitem').first()).toBeHidden();
  await expect(from(page)).toBeHidden();
  await page.emulateMedia({media: 'screen'});

  await changes(page).getByRole('searchbox', {name: 'Filter by word, component, issue or release'}).fill(issue);
  await expect(changes(page).getByRole('status')).toHaveText(/^\d+ of \d+ changes/);
  await expect(changes(page).getByRole('listitem').filter({hasText: issue})).toBeVisible();
  await expect(page).toHaveURL(`${lossy}&q=${issue}`);
  // The list has few changes now; axe would need a minute for hundreds, which are all alike.
  await expectAccessible(page);
  await changes(page).getByRole('combobox', {name: 'Kind'}).selectOption('Security fixes');
  await expect(page).toHaveURL(/kind=security/);
});

test('a plan that is impossible or unnecessary is explained in one line', async ({page, open}) => {
  const [older] = releases.versions.at(-2)!.releases;
  for (const [query, message] of [
    [
      `from=${unknownRelease}&to=${newestRelease}`,
      `The URL contains the unknown release “${unknownRelease}”. Choose a release from the lists.`,
    ],
    [
      `from=${newestRelease}&to=${older!.name}`,
      `Moodle ${older!.name} is older than ${newestRelease}. Moodle doesn't support downgrades.`,
    ],
    [`from=${newestRelease}&to=${newestRelease}`, `Your site already runs Moodle ${newestRelease}.`],
  ] as const) {
    await open(`${planner}?${query}`);
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
  }
});

test('the changes are loaded with the plan; if they cannot be loaded, an error with a Retry button is shown', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(planner);
  await page.route('**/assets/js/**', (route) => route.abort('internetdisconnected'));
  await from(page).selectOption(lossyUpgrade.from);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Part of this page could not be loaded');
  await expect(section(page, 'Requirements')).toBeVisible();
  await expect(page.getByText('Loading the list of changes…')).toHaveCount(0);
  await page.unrouteAll();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(changes(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});
