import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import type {Heading, Root} from 'mdast';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {oldAnchors, oldAnchorsOf} from '@site/src/markdown/oldAnchors';
import {temporarySite} from '../temporarySite.ts';

const {site, write: writeFile} = temporarySite();

const write = (page: string, anchors: Record<string, string>) => writeFile(`data/anchors/${page}.json`, anchors);

beforeEach(() => {
  write('docs/apis/dml', {get_record: 'read', fetching: 'read', sql_like: '/apis/dml/reference#sql_like'});
  write('versioned_docs/version-4.1/apis/dml', {get_record: 'write', saving: 'write'});
  write('docs/apis/wrong', {get_record: 'raed'});
  write('docs/apis/twice', {read: 'write', dbtasksphp: 'write'});
  write('general/community/mission', {aims: '/community#aims'});
});

/** Sets ids as Docusaurus does, before the plugin under test runs. */
const headingIds = () => (tree: Root) => {
  visit(tree, 'heading', (node: Heading) => {
    const [text] = node.children;
    node.data = {...node.data, id: text?.type === 'text' ? text.value.toLowerCase() : ''} as Heading['data'];
  });
};

async function transform(page: string, markdown: string): Promise<string> {
  const processor = remark().use(remarkMdx).use(headingIds).use(oldAnchors);
  return String(await processor.process({path: path.join(site, page), cwd: site, value: markdown}));
}

const anchor = (id: string) => `<div id="${id}" className="old-anchor" />`;
const markdown = '## Read\n\n## Write\n';

test('inserts old anchors before the heading that covers their subject, and redirects to other pages', async () => {
  expect(await transform('docs/apis/dml.md', markdown)).toBe(
    [
      "import MovedAnchors from '@site/src/components/content/MovedAnchors';",
      'const movedAnchors = [["sql_like","/docs/apis/dml/reference#sql_like"]];',
      '<MovedAnchors anchors={movedAnchors} />',
      anchor('get_record'),
      anchor('fetching'),
      '## Read',
      '## Write\n',
    ].join('\n\n'),
  );
});

test('uses the anchors of the current version in archived versions, with their differences', async () => {
  const page = 'versioned_docs/version-4.1/apis/dml.md';
  expect(oldAnchorsOf(site, page)).toEqual({
    get_record: 'write',
    fetching: 'read',
    sql_like: '/apis/dml/reference#sql_like',
    saving: 'write',
  });
  expect(await transform(page, markdown)).toContain('"/docs/4.1/apis/dml/reference#sql_like"');
});

test('redirects inside the general docs', async () => {
  expect(await transform('general/community/mission.md', markdown)).toContain('["aims","/general/community#aims"]');
});

test('finds headings inside components', async () => {
  expect(await transform('docs/apis/dml.md', '<Box>\n\n## Read\n\n</Box>\n')).toContain(
    `${anchor('get_record')}\n\n  ${anchor('fetching')}\n\n  ## Read`,
  );
});

test('fails if the target is not a heading of the page', async () => {
  await expect(transform('docs/apis/wrong.md', markdown)).rejects.toThrow(
    '"get_record" leads to "raed"; allowed: a heading of this page (read, write)',
  );
});

test('leaves out an anchor that the heading of a section or of a file already has', async () => {
  const page = `${markdown}\n<CommonFile path="db/tasks.php">\n</CommonFile>\n`;
  expect(await transform('docs/apis/twice.md', page)).not.toContain('old-anchor');
});
