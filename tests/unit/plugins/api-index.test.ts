import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentEdition} from '@site/src/moodle/editions';
import type {Indexes} from '@site/src/moodle/symbols/apiIndex';
import apiIndex from '@site/src/plugins/api-index';
import {buildIndex, type SourcePage} from '@site/src/plugins/api-index/entries';
import {table, lines, since} from '../moodle/symbols/fixture';
import {temporarySite} from '../temporarySite.ts';

const source = 'https://git.example.org/{page}/v1';

const page = (title: string, markdown: string, more: Partial<SourcePage> = {}): SourcePage => ({
  title,
  path: `/docs/${title.toLowerCase()}`,
  markdown,
  isListed: true,
  ...more,
});

describe('buildIndex', () => {
  test('lists exactly the names that pages contain, by kind and name', () => {
    const index = buildIndex(
      [
        page('A', '`MUST_EXIST` `get_string()` `nothing()`'),
        page('B', '## `cron_setup_user()`\n\n[`$DB->get_record()`](x.md)'),
      ],
      table,
      source,
    );
    expect(index.map(({id, slug, title, entries}) => [id, slug, title, entries.map(({anchor}) => anchor)])).toEqual([
      ['functions', 'function', 'Functions', ['function-cron_setup_user', 'function-get_string']],
      ['methods', 'method', 'Methods', ['method-moodle_database::get_record']],
      ['constants', 'constant', 'Constants', ['constant-MUST_EXIST']],
    ]);
    expect(index[0]?.entries[1]).toEqual({
      anchor: 'function-get_string',
      kind: 'Function',
      name: 'get_string',
      before: '',
      after: "($identifier, $component = '')",
      facts: '',
      component: 'core',
      deprecated: '',
      source: {url: 'https://git.example.org/blob/v1/lib/moodlelib.php#L7000', path: 'lib/moodlelib.php'},
      pages: [{title: 'A', path: '/docs/a'}],
      explained: 0,
      more: 0,
    });
  });

  test('sorts pages by how they use a name, then by number of mentions', () => {
    const index = buildIndex(
      [
        page('Once', 'A `get_string()`'),
        page('Also once', 'A `get_string()`'),
        page('Often', 'A `get_string()` `get_string()`'),
        page('Sample', '```php\nget_string(1); cron_setup_user();\n```'),
        page('Start', '- `get_string()`'),
        page('In a heading', '## `get_string()`'),
        page('Hidden', '# `get_string()`', {isListed: false}),
        page('Release', '- `get_string()`', {file: 'general/releases/1.0.md'}),
      ],
      table,
      source,
    );
    expect(index[0]?.entries).toHaveLength(1);
    expect(index[0]?.entries[0]).toMatchObject({explained: 2, more: 1});
    expect(index[0]?.entries[0]?.pages.map(({title}) => title)).toEqual([
      'In a heading',
      'Start',
      'Sample',
      'Often',
      'Also once',
      'Once',
    ]);
  });

  test('lists a name that only occurs on an unlisted page, but without the page', () => {
    const [group] = buildIndex([page('Hidden', '`MUST_EXIST`', {isListed: false})], table, source);
    expect(group?.entries[0]).toMatchObject({name: 'MUST_EXIST', pages: [], more: 0});
  });

  test('returns the number of pages that are left out', () => {
    const pages = Array.from({length: 20}, (_, number) =>
      page(`Page ${String.fromCharCode(65 + number)}`, '`MUST_EXIST`'),
    );
    const entry = buildIndex(pages, table, source)[0]?.entries[0];
    expect(entry?.pages.map(({title}) => title.at(-1)).join('')).toBe('ABCDEF');
    expect(entry?.more).toBe(14);
  });
});

describe('api-index', () => {
  const {site: siteDir, write} = temporarySite();

  beforeEach(() => {
    write('docs/a.md', '`get_string()` `\\old_manager::queue_adhoc_task()` `old_manager`');
    write('versioned_docs/version-1.0/a.md', '`MUST_EXIST`');
    write('general/a.md', '`CONTEXT_USER`');
    ['1.0', currentEdition].forEach((version) => write(`data/symbols/${version}.tsv`, lines.join('\n')));
    write(`data/symbols/${currentEdition}-since.tsv`, since);
  });

  const plugin = () =>
    apiIndex({siteDir} as LoadContext, {
      versions: {
        [currentEdition]: {index: '/docs/api-index', source},
        '1.0': {index: '/docs/1.0/api-index', source: source.replace('v1', 'v0')},
      },
    });

  /** Returns a version with one page, whose source is `a.md`, or with none. */
  const version = (versionName: string, folder: string, permalink?: string) => ({
    versionName,
    contentPath: path.join(siteDir, folder),
    docs: permalink === undefined ? [] : [{title: '', unlisted: false, source: `@site/${folder}/a.md`, permalink}],
  });

  async function run(content: object): Promise<Indexes> {
    const createData = vi.fn<(name: string, data: string) => Promise<string>>();
    await plugin().allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-docs': content},
      actions: {createData},
    } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);
    expect(createData).toHaveBeenCalledExactlyOnceWith('indexes.json', expect.any(String));
    return JSON.parse(createData.mock.calls[0]?.[1] ?? '') as Indexes;
  }

  test('builds an index for each version, with the general docs in the current one', async () => {
    const indexes = await run({
      default: {
        loadedVersions: [
          version('current', 'docs', '/x/docs/a'),
          version('1.0', 'versioned_docs/version-1.0', '/x/docs/1.0/a'),
        ],
      },
      general: {loadedVersions: [version('current', 'general', '/x/general/a')]},
    });
    const list = Object.entries(indexes).map(([name, groups]) => [
      name,
      groups.flatMap(({entries}) =>
        entries.map((entry) => [entry.name, entry.pages[0]?.path, entry.source?.url ?? '', entry.since ?? '']),
      ),
    ]);
    expect(list).toEqual([
      [
        'current',
        [
          ['get_string', '/x/docs/a', 'https://git.example.org/blob/v1/lib/moodlelib.php#L7000', ''],
          ['old_manager', '/x/docs/a', 'https://git.example.org/blob/v1/lib/db/renamedclasses.php', ''],
          [
            'core\\task\\manager::queue_adhoc_task',
            '/x/docs/a',
            'https://git.example.org/blob/v1/lib/classes/task/manager.php#L40',
            'Since 4.4',
          ],
          ['CONTEXT_USER', '/x/general/a', 'https://git.example.org/blob/v1/lib/accesslib.php', ''],
        ],
      ],
      ['1.0', [['MUST_EXIST', '/x/docs/1.0/a', 'https://git.example.org/blob/v0/lib/dmllib.php', '']]],
    ]);
  });

  test('builds an empty index for a version that is missing in the configuration', async () => {
    mkdirSync(path.join(siteDir, 'versioned_docs/version-0.9'));
    expect(await run({default: {loadedVersions: [version('0.9', 'versioned_docs/version-0.9')]}})).toEqual({
      '0.9': [],
    });
  });

  type Configure = NonNullable<Plugin['configureWebpack']>;
  const configure = (config: object, isServer: boolean) =>
    plugin().configureWebpack!(config, isServer, {} as Parameters<Configure>[2], undefined);

  test.each([
    ['production', true, 'Entries'],
    ['production', false, 'LoadedEntries'],
    ['development', false, 'Entries'],
  ])('in %s (server: %s), renders the entries with %s', (mode, isServer, component) => {
    expect(configure({mode}, isServer)).toEqual({
      resolve: {
        alias: {'@api-index/Entries$': path.join(siteDir, `src/components/content/ApiIndex/${component}.tsx`)},
      },
    });
  });
});
