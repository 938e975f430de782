import {expect, test} from './fixtures.ts';
import {failing, promisedRoutes} from './support/routes.ts';

const indexes = ['/docs/tags', '/docs/4.1/tags', '/general/tags'];

for (const path of indexes) {
  test(`${path} lists every tag with the number of its pages`, async ({page, open, request}) => {
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
    const tags = page.getByRole('main').locator(`a[href^="${path}/"]`);
    await expect(tags).not.toHaveCount(0);
    const addresses = await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(await failing(request, addresses)).toEqual([]);

    const count = Number(await tags.first().locator('span').textContent());
    await tags.first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(count === 1 ? 'One doc' : `${count} docs`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
    await page.getByRole('link', {name: 'View all tags'}).click();
    await expect(page).toHaveURL(path);
  });
}

test('a tag page stays in its version', async ({page, open}) => {
  await open('/docs/4.1/tags/dml');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(links).not.toHaveCount(0);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(addresses.filter((address) => !address.startsWith('/docs/4.1/'))).toEqual([]);
});

for (const path of promisedRoutes.filter((route) => route.includes('/category/'))) {
  test(`${path} leads to the pages of the category`, async ({page, open}) => {
    await open(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    const card = main.locator('a.card').first();
    const title = await card.getByRole('heading').textContent();
    await card.click();
    await expect(page).not.toHaveURL(path);
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText(title!.replace(/^\W+/, ''));
  });
}

for (const version of ['/docs', '/docs/4.1']) {
  for (const [old, now] of [
    ['schema', 'database-schema'],
    ['transactions', 'delegated-transactions'],
  ]) {
    test(`${version}/apis/core/dml/${old} leads to where the page is now`, async ({page, open}) => {
      await page.goto(`${version}/apis/core/dml/${old}?from=link#see-also`);
      await page.waitForURL(`${version}/apis/core/dml/${now}?from=link#see-also`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // The other suffixes of an old address work as well.
      await open(`${version}/apis/core/dml/${old}.html`);
      await expect(page).toHaveURL(`${version}/apis/core/dml/${now}`);
    });
  }
}
