import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {documentOf, failing, hrefsOf} from './site.ts';

const versions = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];

/** Expects that the selector matches links on a page, and that each of them leads to an existing page. */
async function expectLinksToWork(path: string, selector: string): Promise<void> {
  const paths = hrefsOf(await documentOf(path), selector);
  expect(paths, `links in ${selector}`).not.toEqual([]);
  expect(await failing(paths)).toEqual([]);
}

test('every internal link on the home page leads to a page', async () => {
  await expectLinksToWork('/', 'main a[href^="/"]');
});

test('every internal link in the footer leads to a page', async () => {
  await expectLinksToWork('/docs/apis', 'footer.footer a[href^="/"]');
});

test.each(['/docs/tags', '/docs/4.1/tags', '/general/tags'])('every tag that %s lists has a page', async (path) => {
  await expectLinksToWork(path, `main a[href^="${path}/"]`);
});

test('a tag of version 4.1 lists only pages of that version', async () => {
  const paths = hrefsOf(await documentOf('/docs/4.1/tags/dml'), 'main article a');
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !path.startsWith('/docs/4.1/'))).toEqual([]);
});

test.each([['master', '/docs'], ...versions.map((name) => [name, `/docs/${name}`])])(
  'the list of versions links to the documentation and release notes of %s',
  async (version, path) => {
    const $ = await documentOf('/versions');
    const row = $('main tr').filter((_, element) => $(element).children('th[scope=row]').text() === version);
    const links = row.find('a').toArray();
    expect(links.map((link) => $(link).text())).toEqual(['Documentation', 'Release notes']);
    const paths = links.map((link) => $(link).attr('href')!);
    expect(paths[0]).toBe(path);
    expect(await failing(paths)).toEqual([]);
  },
);
