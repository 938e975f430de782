import {expect, test} from './sites.ts';

test('the error of a crashed navbar item shows its configuration and cause', async ({page, expectConsole}) => {
  expectConsole(/The item found nothing to show/);
  expectConsole(/A theme navbar item failed to render/);
  await page.goto('/docs?navbar-fault');
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('A theme navbar item failed to render.')).toHaveText(
    [
      'A theme navbar item failed to render.',
      'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
      JSON.stringify({type: 'custom-fragile', position: 'right', label: 'Fragile'}, null, 2),
      '',
      'Cause:',
      'The item found nothing to show',
    ].join('\n'),
  );
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});
