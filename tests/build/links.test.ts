import {expect, test} from 'vitest';
import {archivedDocs, archivedEditions as versions, currentLabel} from '../support/facts.ts';
import {documentOf, failing, hrefsOf} from './site.ts';

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

test.each(['/docs/tags', `${archivedDocs}/tags`, '/general/tags'])('every tag that %s lists has a page', async (path) => {
  await expectLinksToWork(path, `main a[href^="${path}/"]`);
});

test('a tag of an archived edition lists only pages of that edition', async () => {
  const paths = hrefsOf(await documentOf(`${archivedDocs}/tags/dml`), 'main article a');
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !path.startsWith(`${archivedDocs}/`))).toEqual([]);
});

test.each([[currentLabel, '/docs'], ...versions.map((name) => [name, `/docs/${name}`])])(
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
