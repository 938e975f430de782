import {archived, unknownRelease} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {notFoundMessage} from './support/notFound.ts';
import {pageKinds} from './support/pages.ts';

const title = 'Page not found';
const longPage = pageKinds['long docs page with tables'];

test.beforeEach(({expectConsole}) => expectConsole(notFoundMessage));

test('an unknown path shows the not-found page, with suggestions from the same version', async ({page, open}) => {
  for (const target of ['/docs/apis/core/dml/ddl', archived('/docs/apis/core/dml/ddl')]) {
    await open(`${target}l`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('main').getByRole('link', {name: 'home page'})).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', {name: 'Did you mean one of these?'})).toBeVisible();
    const suggestions = page.getByRole('status').getByRole('link');
    await expect(suggestions.first()).toHaveAttribute('href', target);
    expect(await suggestions.count()).toBeLessThanOrEqual(5);
    await suggestions.first().click();
    await expect(page).toHaveURL(target);
  }
});

test('suggests the same page if the path has a version that the site does not have', async ({page, open}) => {
  await open(longPage.replace('/docs', `/docs/${unknownRelease.replace(/\.\d+$/, '')}`));
  await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute('href', longPage);
});

test('leads to the page if the path has the wrong case', async ({page}) => {
  await page.goto(`${longPage.toUpperCase()}?from=mail#see-also`);
  await expect(page).toHaveURL(`${longPage}?from=mail#see-also`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${longPage}$`));
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
});

test('suggests the page that replaces a page of the old wiki first', async ({page, open}) => {
  await open('/dev/data%20manipulation%20api');
  await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute('href', '/docs/apis/core/dml');
});

test('suggests nothing if no page has a similar path', async ({page, open}) => {
  const list = page.waitForResponse(async (response) => (await response.text()).includes('db-tasks.php","title"'));
  await open('/zzzzzzzzzzzz');
  await list;
  // Suggestions are rendered right after the list of pages has arrived.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
  await expect(page.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
});

// The fixtures fail the test if a script in the path opens a dialog.
test('hostile paths do no harm', async ({page, open}) => {
  for (const path of ['/docs/%25E0%25A4%25A', '/"><img src=x onerror=alert(1)>', '/docs/a%2Fb%3Fc%23d']) {
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('main').locator('script, img')).toHaveCount(0);
  }
});
