import {expect, test} from 'vitest';
import {documentOf, nestedLink, textOf} from './site.ts';

const components = '/general/documentation/components';

test('issue numbers link to the tracker, and advisory numbers to the announcement', async () => {
  const $ = await documentOf(components);
  const links = $('main p')
    .filter((_, paragraph) => $(paragraph).text().includes('Work on PHP 8.1'))
    .find('a')
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href')]);
  expect(links).toContainEqual(['MDL-73016', 'https://tracker.moodle.org/browse/MDL-73016']);
  expect(links).toContainEqual(['MSA-23-0015', 'https://moodle.org/mod/forum/discuss.php?d=446286']);
});

// No heading on the site contains an issue number; tests/unit/markdown/trackerLinks.test.ts covers headings.
test('issue numbers in code and branch names are not linked, and those in badges only once', async () => {
  const $ = await documentOf(components);
  const code = $('main code').toArray();
  expect(code.filter((element) => $(element).text() === 'MDL-73016')).not.toEqual([]);
  expect($('main pre').text()).toMatch(/MDL-\d/);
  expect($('main :is(code, pre) a[href*="tracker.moodle.org"]').length).toBe(0);
  expect(await textOf(components)).not.toMatch(nestedLink);

  const branch = $('main p').filter((_, paragraph) => $(paragraph).text().includes('MDL-73016-master'));
  expect(branch.length).toBe(1);
  expect(branch.find('a').length).toBe(0);

  const badge = $('main span').filter((_, element) => /^Since .*MDL-73016/.test($(element).text()));
  const links = badge
    .first()
    .find('a')
    .toArray()
    .map((link) => $(link).text());
  expect(links).toEqual(['MDL-73016']);
});
