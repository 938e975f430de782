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

function headOf(files: ReadonlyMap<string, string>): Head {
  const manifest = parse(files, manifestFile) as Manifest;
  return parse(files, `${indexFolder}${manifest['en-AU']!['docs-default-current']!}`) as Head;
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
