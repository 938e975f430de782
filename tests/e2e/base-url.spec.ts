import {expect, test} from './fixture-site/sites.ts';

const complaint = 'Your Docusaurus site did not load properly.';

test('a site built for a path and served at the root says so and suggests the root', async ({
  page,
  serve,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource: .* 404/);
  // What comes with the status is the page of it, which its headers forbid to take for something else.
  expectConsole(/^error: Refused to (?:apply style|execute script) .* MIME type/);
  await page.goto(await serve({'/': 'configured'}));
  await expect(page.getByText(complaint)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl =')).toHaveText(/= \/wrong\/\s*$/);
  await expect(page.getByText('We suggest trying baseUrl =')).toHaveText('We suggest trying baseUrl = /');
});

test('a site built for the root and served under a path says so and suggests the path', async ({
  page,
  serve,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource: .* 404/);
  await page.goto(`${await serve({'/resources/': 'plain'})}/resources/`);
  await expect(page.getByText(complaint)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl =')).toHaveText(/= \/\s+\(default value\)\s*$/);
  await expect(page.getByText('We suggest trying baseUrl =')).toHaveText('We suggest trying baseUrl = /resources/');
});

for (const path of ['/', '/wrong/']) {
  test(`a site served under the path that it was built for, ${path}, complains about nothing`, async ({page, open}) => {
    await open(path);
    await expect(page.getByRole('heading', {level: 1, name: 'Fixture site'})).toBeVisible();
    await expect(page.getByText(complaint)).toHaveCount(0);

    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'A page of documentation'})).toBeVisible();
    await expect(page).toHaveURL(`${path}docs`);
  });
}
