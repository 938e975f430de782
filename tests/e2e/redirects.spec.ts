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

test('addresses of the old wiki redirect to the pages that replace them', async ({page}) => {
  for (const [from, to, title] of [
    ['/dev/Data_manipulation_API', '/docs/apis/core/dml', 'Data manipulation API'],
    [
      '/dev/Data_manipulation_API?from=forum#see-also',
      '/docs/apis/core/dml?from=forum#see-also',
      'Data manipulation API',
    ],
    ['/dev/Security:SQL_injection', '/general/development/policies/security/sql-injection', 'SQL injection'],
    ['/dev/Experience_API_(xAPI)', '/docs/apis/subsystems/xapi', 'xAPI (Experience API)'],
    ['/dev/Privacy_API/Utilities', '/docs/apis/subsystems/privacy/utils', 'Utilities'],
    ['/dev/Upgrade_notes', '/docs/apis/commonfiles#upgradetxt', 'Common files'],
    ['/dev/Upgrade_notes#see-also', '/docs/apis/commonfiles#see-also', 'Common files'],
  ] as const) {
    await test.step(from, async () => {
      await page.goto(from);
      await page.waitForURL(to);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    });
  }
});
