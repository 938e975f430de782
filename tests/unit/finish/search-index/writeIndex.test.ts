import {expect, test} from 'vitest';
import {writeIndex} from '../../../../src/finish/search-index/writeIndex.ts';
import {indexFolder, manifestFile, type Head, type Manifest} from '../../../../src/search/embedded/format.ts';
import {read, type FixturePage} from '../../search/embedded/fixtureSite.ts';

const pages: FixturePage[] = Array.from({length: 60}, (_, index) => ({
  path: `/docs/${index}`,
  title: `Page ${index}`,
  breadcrumbs: ['Guides', `Page ${index}`],
  content: `<p>${Array.from({length: 60}, (__, word) => `term${(index * word) % 500}`).join(' ')}</p>
    <h2 id="more-of-it">More of it</h2><p>The text below.</p>`,
}));

const parse = (files: ReadonlyMap<string, string>, name: string): unknown => JSON.parse(files.get(name)!);

function headOf(files: ReadonlyMap<string, string>, tag = 'docs-default-current'): Head {
  const manifest = parse(files, manifestFile) as Manifest;
  return parse(files, `${indexFolder}${manifest['en-AU']![tag]!}`) as Head;
}

test('writes the same files regardless of the order of the pages', () => {
  const files = writeIndex(read(pages));
  expect([...writeIndex(read(pages.toReversed()))]).toEqual([...files]);
});

test('keeps the names of most files when one page changes', () => {
  const files = writeIndex(read(pages));
  const changed = writeIndex(
    read(pages.map((page, index) => (index === 30 ? {...page, content: '<p>Zebra</p>'} : page))),
  );
  expect(headOf(changed)).not.toEqual(headOf(files));
  const texts = new Set(headOf(changed).texts.map(([, file]) => file));
  expect(headOf(files).texts.filter(([, file]) => texts.has(file)).length).toBeGreaterThan(2);
});

test('separates tags and languages', () => {
  const [page] = read(pages);
  const files = writeIndex([
    page!,
    {...page!, path: '/docs/4.1/0', tag: 'docs-default-4.1'},
    {...page!, path: '/xx/docs/0', language: 'xx'},
  ]);
  const manifest = parse(files, manifestFile) as Manifest;
  expect(Object.entries(manifest).map(([language, tags]) => [language, Object.keys(tags)])).toEqual([
    ['en-AU', ['docs-default-4.1', 'docs-default-current']],
    ['xx', ['docs-default-current']],
  ]);
  expect(headOf(files, 'docs-default-4.1').pages.map(({path}) => path)).toEqual(['/docs/4.1/0']);
});

test('stores an anchor, with the text, only if it cannot be derived from the heading', () => {
  const content =
    '<h2 id="own">Own</h2><h2 id="dbtasksphp">db/tasks.php</h2>' +
    '<h2 id="other">More</h2><p>Text.</p><ul><li>Change (MDL-1)</li></ul>';
  const files = writeIndex(read([{path: '/docs/a', content}]));
  const {pages: withSections, texts} = headOf(files);
  expect(withSections[0]!.sections).toEqual(['', 'Own', 'db/tasks.php', 'More', 1]);
  expect(parse(files, `${indexFolder}${texts[0]![1]}`)).toEqual([
    '',
    '',
    '',
    ['Text.', 'other'],
    ['Change (MDL-1)', 'other'],
  ]);
});

test('indexes the changes of release notes in groups, and counts the groups', () => {
  const changes = Array.from({length: 7}, (_, index) => `<li>Change ${index} (MDL-${index})</li>`).join('');
  const content = `<h2 id="fixes">Fixes</h2><p>All of them:</p><ul>${changes}</ul><h2 id="end">End</h2><p>Bye.</p>`;
  const files = writeIndex(read([{path: '/docs/notes', content}]));
  const {
    pages: [page],
    lengths,
    texts,
  } = headOf(files);
  expect(page!.sections).toEqual(['', 'Fixes', 3, 'End']);
  expect(lengths).toHaveLength(3);
  expect(parse(files, `${indexFolder}${texts[0]![1]}`)).toEqual([
    '',
    'All of them:',
    'Change 0 (MDL-0) Change 1 (MDL-1) Change 2 (MDL-2)',
    'Change 3 (MDL-3) Change 4 (MDL-4) Change 5 (MDL-5)',
    'Change 6 (MDL-6)',
    'Bye.',
  ]);
});
