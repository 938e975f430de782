import {expect, test} from './sites.ts';

const warning = 'Your Docusaurus site did not load properly.';

test('a site that is built for a path but served at the root suggests the root as its base URL', async ({
  page,
  serve,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource: .* 404/);
  // The 404 page is the response to scripts and styles as well, and the headers forbid browsers to use it as such.
  expectConsole(/^error: Refused to (?:apply style|execute script) .* MIME type/);
  await page.goto(await serve({'/': 'configured'}));
  await expect(page.getByText(warning)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl =')).toHaveText(/= \/wrong\/\s*$/);
  await expect(page.getByText('We suggest trying baseUrl =')).toHaveText('We suggest trying baseUrl = /');
});

test('a site that is built for the root but served under a path suggests the path as its base URL', async ({
  page,
  serve,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource: .* 404/);
  await page.goto(`${await serve({'/resources/': 'plain'})}/resources/`);
  await expect(page.getByText(warning)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl =')).toHaveText(/= \/\s+\(default value\)\s*$/);
  await expect(page.getByText('We suggest trying baseUrl =')).toHaveText('We suggest trying baseUrl = /resources/');
});

test('a site that is served under its base URL shows no warning', async ({page, open}) => {
  await open('/wrong/');
  await expect(page.getByRole('heading', {level: 1, name: 'Fixture site'})).toBeVisible();
  await expect(page.getByText(warning)).toHaveCount(0);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL('/wrong/docs');
});
