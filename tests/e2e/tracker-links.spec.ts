import {expect, test} from './fixtures.ts';

const components = '/general/documentation/components';

test('numbers in the text lead to the tracker and to the announcement', async ({page, open}) => {
  await open(components);
  const paragraph = page.getByRole('main').locator('p', {hasText: 'Work on PHP 8.1'});
  await expect(paragraph.getByRole('link', {name: 'MDL-73016'})).toHaveAttribute(
    'href',
    'https://tracker.moodle.org/browse/MDL-73016',
  );
  await expect(paragraph.getByRole('link', {name: 'MSA-23-0015'})).toHaveAttribute(
    'href',
    'https://moodle.org/mod/forum/discuss.php?d=446286',
  );
});

test('code, branches and headings have no such links, and no link holds another', async ({page, open}) => {
  await open(components);
  const main = page.getByRole('main');
  await expect(main.locator('code', {hasText: /^MDL-73016$/})).not.toHaveCount(0);
  await expect(main.locator('code a[href*="tracker.moodle.org"], pre a, a a')).toHaveCount(0);
  await expect(main.locator(':is(h1, h2, h3, h4) a[href*="tracker.moodle.org"]')).toHaveCount(0);
  await expect(main.locator('p', {hasText: 'MDL-73016-master'}).getByRole('link')).toHaveCount(0);
  // A badge links its issue once, by itself.
  await expect(main.getByText('Since 4.1.2').first().getByRole('link', {name: 'MDL-73016'})).toHaveCount(1);
});
