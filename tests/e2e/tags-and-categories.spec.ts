import {promisedRoutes} from '../support/routes.ts';
import {expect, test} from './fixtures.ts';

for (const path of ['/docs/tags', '/docs/4.1/tags', '/general/tags']) {
  test(`${path} lists tags with the number of their pages`, async ({page, open}) => {
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
    const tags = page.getByRole('main').locator(`a[href^="${path}/"]`);
    await expect(tags).not.toHaveCount(0);
    const count = Number(await tags.first().locator('span').textContent());
    await tags.first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(count === 1 ? 'One doc' : `${count} docs`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
    await page.getByRole('link', {name: 'View all tags'}).click();
    await expect(page).toHaveURL(path);
  });
}

for (const path of promisedRoutes.filter((route) => route.includes('/category/'))) {
  test(`${path} links to the pages of the category`, async ({page, open}) => {
    await open(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    const card = main.locator('a.card').first();
    // The title follows an icon.
    const title = (await card.getByRole('heading').textContent())!.replace(/^\W+/, '');
    expect(title).toMatch(/\w/);
    await card.click();
    await expect(page).not.toHaveURL(path);
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText(title);
  });
}

test('renamed pages redirect to their new URL', async ({page, open}) => {
  for (const version of ['/docs', '/docs/4.1']) {
    for (const [oldName, newName, title] of [
      ['schema', 'database-schema', 'Database schema'],
      ['transactions', 'delegated-transactions', 'Transactions'],
    ]) {
      await test.step(`${version}/apis/core/dml/${oldName}`, async () => {
        await page.goto(`${version}/apis/core/dml/${oldName}?from=link#see-also`);
        await page.waitForURL(`${version}/apis/core/dml/${newName}?from=link#see-also`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title!);
        await open(`${version}/apis/core/dml/${oldName}.html`);
        await expect(page).toHaveURL(`${version}/apis/core/dml/${newName}`);
      });
    }
  }
});
