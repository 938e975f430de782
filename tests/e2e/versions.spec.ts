import {readFileSync} from 'node:fs';
import {expect, test} from './fixtures.ts';

const archived = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];

test('lists every version with its documentation and release notes', async ({page, open}) => {
  await open('/versions');
  for (const [version, path] of [['master', '/docs'], ...archived.map((name) => [name, `/docs/${name}`])]) {
    const row = page.getByRole('row').filter({has: page.getByRole('rowheader', {name: version!, exact: true})});
    await expect(row.getByRole('link', {name: 'Documentation'})).toHaveAttribute('href', path!);
    await expect(row.getByRole('link', {name: /Release notes/})).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(1 + archived.length);
});

test('lists the legacy documentation last', async ({page, open}) => {
  await open('/versions');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2}).last()).toContainText('Legacy documentation');
  await expect(main.getByRole('link', {name: 'legacy developer documentation'})).toHaveAttribute(
    'href',
    'https://docs.moodle.org/dev',
  );
});
