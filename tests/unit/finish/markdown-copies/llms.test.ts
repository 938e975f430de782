import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {createLinkLists, type LinkList, type MarkdownCopy} from '@site/src/finish/markdown-copies/llms';

const root = 'https://example.org/resources/';

function copy(path: string, title = path, text = `# ${path}\n`): MarkdownCopy {
  return {path, title, description: `About ${path}.`, url: `${root}${path}`, text};
}

const lists: readonly LinkList[] = [
  {
    file: 'llms.txt',
    title: 'Resources',
    summary: 'What it is.',
    notes: ['A note.'],
    sections: [
      {title: 'Guides', folder: 'docs'},
      {title: 'APIs', folder: 'docs/apis'},
      {title: 'Nothing', folder: 'docs/none'},
    ],
  },
  {
    file: 'releases/llms.txt',
    title: 'Releases',
    summary: 'All releases.',
    notes: [],
    sections: [{title: 'Moodle 4.x', folder: 'releases/4.x', prefix: 'releases/4.'}],
  },
];

/** The files by path, each below a line with its path. */
const files = Object.fromEntries(
  readFileSync('tests/data/llms.txt', 'utf8')
    .split(/^=== (.*)\n/m)
    .slice(1)
    .flatMap((part, index, parts) => (index % 2 === 0 ? [[part, parts[index + 1]]] : [])),
);

test('writes lists in the published format, and the full text of each section', () => {
  const copies = ['releases/4.10', 'docs/apis/dml', 'docs', 'releases/4.2', 'docs/apis'].map((path) => copy(path));
  expect(Object.fromEntries(createLinkLists(copies, lists, root))).toEqual(files);
});

test('escapes brackets in titles, and leaves out missing descriptions', () => {
  const page = {...copy('docs', 'Arrays [a]'), description: ''};
  expect(createLinkLists([page], lists, root).get('llms.txt')).toContain(`- [Arrays \\[a\\]](${root}docs.md)\n`);
});

test('leaves very long lists out of the full text', () => {
  const files = createLinkLists([copy('docs'), copy('docs/index', 'Index', 'x'.repeat(600_000))], lists, root);
  expect(files.get('docs/llms-full.txt')).toBe('# docs\n');
  expect(files.get('llms.txt')).toContain(`- [Index](${root}docs/index.md)`);
});

test('rejects a page that belongs to no section', () => {
  expect(() => createLinkLists([copy('blog/a')], lists, root)).toThrow(
    '/blog/a belongs to no section of config/markdownCopies.ts; add a section for its folder.',
  );
});
