import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';

async function factsOf(page: Page): Promise<Record<string, string>> {
  const list = page.locator('.markdown dl').first();
  const names = await list.locator('dt').allInnerTexts();
  const contents = await list.locator('dd').allInnerTexts();
  return Object.fromEntries(names.map((name, index) => [name, contents[index] ?? '']));
}

test('a release page lists the data of the release', async ({page, open}) => {
  await page.clock.setFixedTime('2023-05-01T12:00:00');
  await open('/general/releases/4.1/4.1.2');
  expect(await factsOf(page)).toEqual({
    Release: 'Moodle 4.1.2 Long-term support (LTS)',
    'Release date': '13 March 2023',
    Build: '2022112802',
    Support: 'General support until 11 December 2023',
    'Security support until': '8 December 2025',
    'Newest release of 4.1': 'Moodle 4.1.3',
    Issues: 'Issues fixed in Moodle 4.1.2',
    Upgrade: 'How to upgrade to Moodle 4.1',
    Download: 'Supported releases',
  });
  const facts = page.locator('.markdown dl').first();
  await expect(facts.getByRole('link', {name: 'Issues fixed'})).toHaveAttribute(
    'href',
    /^https:\/\/tracker\.moodle\.org\/issues\/\?jql=.*%224\.1\.2%22/,
  );
  await facts.getByRole('link', {name: 'Moodle 4.1.3'}).click();
  await expect(page).toHaveURL('/general/releases/4.1/4.1.3');
});

test('each section of a page with several releases lists the data of its release', async ({page, open}) => {
  await open('/general/app_releases/v1.x#moodle-mobile-122');
  const heading = page.getByRole('heading', {name: 'Moodle Mobile 1.2.2'});
  await expect(heading).toBeInViewport();
  await expect(page.locator('#moodle-mobile-122 + dl')).toContainText(
    '27 May 2013 (Android; iOS on 12 September 2013)',
  );
});

test('the sidebar lists the newest version first, and 3.10 before 3.9', async ({page, open}) => {
  await open('/general/releases/3.10/3.10.9');
  const menu = sidebar(page);
  const top = menu.locator('.theme-doc-sidebar-menu > li');
  await expect(top).toHaveCount(6);
  const labels = (list: Locator) =>
    list.locator('> li > .menu__list-item-collapsible > .menu__link, > li > .menu__link').allInnerTexts();
  expect(await labels(top.locator('> ul').nth(0))).toEqual([
    'Moodle 4.2',
    'Moodle 4.1 (LTS)',
    'Moodle 4.0',
    'Moodle 3.11',
    'Moodle 3.9 (LTS)',
  ]);
  const archive = top.locator('> ul').nth(1);
  const versions = await labels(archive);
  expect(versions.slice(0, 4)).toEqual(['Moodle 3.10', 'Moodle 3.8', 'Moodle 3.7', 'Moodle 3.6']);
  expect(versions.at(-1)).toBe('Moodle 1.4');
  expect((await labels(archive.locator('> li').first().locator('> ul'))).slice(0, 3)).toEqual([
    '3.10.11',
    '3.10.10',
    '3.10.9',
  ]);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('3.10.9');
});
