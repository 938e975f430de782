import {expect, test} from 'vitest';
import {parsePage} from '@site/src/finish/html/builtPage';
import {markdownCopyOf, writeMarkdownCopies} from '@site/src/finish/markdown-copies';
import {currentEdition} from '@site/src/moodle/editions';
import {temporarySite} from '../../temporarySite.ts';
import {docsPage} from './docsPage.ts';

const {site: folder, read} = temporarySite();

const list = {
  file: 'llms.txt',
  title: 'Resources',
  summary: 'What it is.',
  notes: [],
  sections: [
    {title: 'Guides', folder: 'docs'},
    {title: 'General', folder: 'general'},
  ],
};

test('writes a copy at the address of each docs page', () => {
  const pages = {
    'docs.html': docsPage({path: '/resources/docs', title: 'Docs: <em>all</em>', content: '<p>Text.</p>'}),
    'docs/1.0/version.php.html': docsPage({
      path: '/resources/docs/1.0/version.php',
      title: 'version.php',
      tag: 'docs-default-1.0',
    }),
    'general.html': docsPage({path: '/resources/general', title: 'General', tag: 'docs-general-current'}),
    'search.html': '<html><body><main>Search</main></body></html>',
  };
  const copies = Object.entries(pages).flatMap(
    ([file, html]) => markdownCopyOf(parsePage(html, file), '/resources/') ?? [],
  );
  writeMarkdownCopies(folder, copies, [list], 'https://example.org/resources/');
  expect(read('docs.md')).toBe(
    `---\ntitle: "Docs: all"\ndescription: Say "a".\nversion: Moodle ${currentEdition}\nurl: https://example.org/resources/docs\n---\n\n# Docs: _all_\n\nText.\n`,
  );
  expect(read('docs/1.0/version.php.md')).toContain('version: Moodle 1.0\n');
  expect(read('general.md')).not.toContain('version:');
  expect(read('llms.txt')).toContain(
    '- [version.php](https://example.org/resources/docs/1.0/version.php.md): Say "a".',
  );
  expect(() => read('search.md')).toThrow('ENOENT');
});
