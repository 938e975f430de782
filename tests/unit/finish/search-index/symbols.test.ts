import {expect, test} from 'vitest';
import {
  symbolManifestFile,
  type SymbolEntry,
  type SymbolGroup,
  type SymbolManifest,
} from '../../../../src/search/symbols/format.ts';
import {entry, fixture, page, sources} from '../../search/symbols/fixtureIndex.ts';

function readManifest(files: ReadonlyMap<string, string>): SymbolManifest {
  return JSON.parse(files.get(symbolManifestFile)!) as SymbolManifest;
}

function readShards(files: ReadonlyMap<string, string>, {shards}: SymbolGroup): SymbolEntry[][] {
  return shards.map(([, file]) => JSON.parse(files.get(file)!) as SymbolEntry[]);
}

function read(files: ReadonlyMap<string, string>, tag = 'docs-default-current'): SymbolEntry[] {
  return readShards(files, readManifest(files).explained[tag]!).flat();
}

test('links a symbol to the section that has its name in the heading', () => {
  const pages = [
    page('/docs/dml', [
      ['', 'get_record'],
      ['Read a record get_record', ''],
    ]),
  ];
  const symbol = entry('Method', 'moodle_database::get_record', {
    after: '($table)',
    since: 'Since 4.2',
    pages: [{title: 'DML', path: '/docs/dml/'}],
    source: {url: 'https://example.org/blob/v1/a.php#L7', path: 'a.php'},
  });
  expect(read(fixture(sources([symbol]), pages).files)).toEqual([
    [
      'get_record',
      {
        kind: 'Method',
        name: 'moodle_database::get_record',
        after: '($table)',
        since: 'Since 4.2',
        url: '/docs/dml#read-a-record-get_record',
        page: 'DML',
        source: 'a.php#L7',
      },
    ],
  ]);
});

test('links other symbols to the section that mentions them, or to the API index if no page explains them', () => {
  const pages = [
    page('/docs/a', [
      ['', ''],
      ['Use it', 'call require_login first'],
    ]),
    page('/general/releases/4.2', [['require_login', '']]),
  ];
  const urls = read(
    fixture(
      sources([
        entry('Function', 'require_login', {
          pages: [
            {title: 'Moodle 4.2', path: '/general/releases/4.2'},
            {title: 'A', path: '/docs/a'},
          ],
        }),
        entry('Function', 'notice', {pages: [{title: 'Moodle 4.2', path: '/general/releases/4.2'}]}),
      ]),
      pages,
    ).files,
  ).map(([key, {url}]) => [key, url]);
  expect(urls).toEqual([
    ['notice', '/docs/api-index#function-notice'],
    ['require_login', '/docs/a#use-it'],
  ]);
});

test('links symbols that no page mentions to their source', () => {
  const card = entry('Web service', 'core_course_get_courses', {
    component: 'core_course',
    source: {url: 'https://example.org/blob/v1/course/externallib.php#L9', path: 'course/externallib.php'},
  });
  const others = [card, entry('Function', 'without_source')];
  const {files} = fixture(sources([], {cards: others}));
  expect(readShards(files, readManifest(files).others).flat()).toEqual([
    [
      'core_course_get_courses',
      {
        kind: 'Web service',
        name: 'core_course_get_courses',
        component: 'core_course',
        source: 'course/externallib.php#L9',
      },
    ],
  ]);
});

test('indexes Behat steps by their words, and links them to the list of steps', () => {
  const steps = {groups: [{file: 'a/behat_a.php', steps: [{keyword: 'When', text: 'I press "{button}"'}]}]};
  expect(read(fixture(sources([], {steps})).files, 'docs-general-current')).toEqual([
    [
      'i press',
      {
        kind: 'Behat step',
        name: 'I press "button"',
        before: 'When ',
        url: '/general/behat?q=i%20press#behat-steps',
        page: 'Behat steps',
        source: 'a/behat_a.php',
      },
    ],
  ]);
});

test('keeps entries with the same key in one shard, and writes the same output for any order of the input', () => {
  const entries = Array.from({length: 800}, (_, index) =>
    entry('Method', index % 2 ? `class_${index}::get_name` : `function_${index}`),
  );
  const {files} = fixture(sources(entries));
  const shards = readShards(files, readManifest(files).explained['docs-default-current']!);
  expect(shards.length).toBeGreaterThan(1);
  expect(shards.filter((shard) => shard.some(([key]) => key === 'get_name'))).toHaveLength(1);
  expect(fixture(sources([...entries].reverse())).files).toEqual(files);
});
