import {expect, test} from './fixtures.ts';

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
