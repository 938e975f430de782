import {expect, test} from 'vitest';
import {archivedDocs} from '../support/facts.ts';
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

test.each(['/docs/tags', `${archivedDocs}/tags`, '/general/tags'])(
  'every tag that %s lists has a page',
  async (path) => {
    await expectLinksToWork(path, `main a[href^="${path}/"]`);
  },
);

test('a tag of an archived edition lists only pages of that edition', async () => {
  const paths = hrefsOf(await documentOf(`${archivedDocs}/tags/dml`), 'main article a');
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !path.startsWith(`${archivedDocs}/`))).toEqual([]);
});
