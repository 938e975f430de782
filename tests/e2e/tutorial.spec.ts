import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';

test('a step of the tutorial stays ticked off, and the tutorial says which is next', async ({page, open}) => {
  const progress = page.getByRole('paragraph').filter({hasText: /^\d+ of \d+ steps done/});
  await open('/docs/gettingstarted/first-plugin');
  await expect(progress).toHaveText(/^0 of/);
  await page.getByRole('checkbox', {name: 'Step 1 works'}).check();
  await page.getByRole('checkbox', {name: 'Step 3 works'}).check();
  await expect(progress).toHaveText(/^2 of .* Go to Step 2/);
  await page.reload();
  await expect(page.getByRole('checkbox', {name: 'Step 3 works'})).toBeChecked();
  await expect(progress).toHaveText(/^2 of .* Go to Step 2/);
  await expectAccessible(page);
  await page.getByRole('checkbox', {name: 'Step 1 works'}).uncheck();
  await expect(progress).toHaveText(/^1 of .* Go to Step 1/);
});
