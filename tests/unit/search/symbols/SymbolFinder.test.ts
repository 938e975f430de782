import {expect, test} from 'vitest';
import {otherSymbolFolder, symbolManifestFile} from '../../../../src/search/symbols/format.ts';
import {SymbolFinder} from '../../../../src/search/symbols/SymbolFinder.ts';
import {symbolHit} from '../../../../src/search/symbols/symbolHit.ts';
import {entry, fixture, sources} from './fixtureIndex.ts';

const tags = ['default', 'docs-default-current', 'docs-general-current'];

const entries = [
  entry('Function', 'require_login'),
  entry('Function', 'require_login_and_more'),
  entry('Function', 'redirect'),
  entry('Method', 'core_user::get_user'),
  entry('Method', 'other\\user::get_user'),
  entry('Method', 'moodle_database::get_records_select'),
  entry('Method', 'action_menu::redirect'),
  entry('Class', 'core\\task\\manager'),
  entry('Method', 'core\\task\\manager::queue_adhoc_task'),
  entry('Capability', 'moodle/site:config'),
  entry('Constant', 'MUST_EXIST'),
  entry('Constant', 'moodle_database::IS_ROOT'),
  entry('Method', 'moodle_database::is_root'),
  entry('Database table', 'user'),
  entry('Class', 'core\\url', {oldNames: ['moodle_url']}),
  entry('Class', 'moodle_url', {newName: 'core\\url'}),
  entry('Method', 'core\\url::out', {oldNames: ['moodle_url::out']}),
];
const steps = {groups: [{file: 'a.php', steps: [{keyword: 'Given', text: 'I log in as "{username}"'}]}]};

async function find(query: string): Promise<string[]> {
  const {fetchFile} = fixture(sources(entries, {steps}));
  return (await new SymbolFinder(fetchFile).find(query, tags, 5)).map(({name}) => name);
}

test.each([
  ['require_login', ['require_login', 'require_login_and_more']],
  ['require_login()', ['require_login', 'require_login_and_more']],
  ['REQUIRE_LOG', ['require_login', 'require_login_and_more']],
  ['core_user::get_user', ['core_user::get_user']],
  ['user::get_user', ['other\\user::get_user']],
  ['is_root', ['moodle_database::is_root', 'moodle_database::IS_ROOT']],
  ['IS_ROOT', ['moodle_database::IS_ROOT', 'moodle_database::is_root']],
  ['get_user', ['core_user::get_user', 'other\\user::get_user']],
  ['$DB->get_records_select($table, $select)', ['moodle_database::get_records_select']],
  ['\\core\\task\\manager', ['core\\task\\manager']],
  ['core\\task\\mana', ['core\\task\\manager']],
  ['manager::queue_adhoc', ['core\\task\\manager::queue_adhoc_task']],
  ['moodle/site:config', ['moodle/site:config']],
  ['site:config', ['moodle/site:config']],
  ['moodle_url', ['moodle_url', 'core\\url']],
  ['\\core\\url', ['core\\url']],
  ['moodle_url::out', ['core\\url::out']],
  ['core\\url::inherited', ['core\\url']],
  ['MOODLE/site:config with MySQL', ['moodle/site:config']],
  ['require_login MySQL', ['require_login', 'require_login_and_more']],
  ['Redirect MySQL', []],
  ['signature of require_login', ['require_login', 'require_login_and_more']],
  ['Given I log in as "admin"', ['I log in as "username"']],
  ['I log in', ['I log in as "username"']],
])('%s', async (query, names) => {
  expect(await find(query)).toEqual(names);
});

test('suggests similar names', async () => {
  const {fetchFile} = fixture(sources(entries, {steps}));
  const finder = new SymbolFinder(fetchFile);
  expect(await finder.findSimilar('requrie_login', tags, 3)).toEqual(['require_login']);
  expect(await finder.findSimilar('log users in', tags, 3)).toEqual([]);
});

test('says which name of a class new code uses', async () => {
  const {fetchFile} = fixture(sources(entries));
  const hits = (await new SymbolFinder(fetchFile).find('moodle_url', tags, 5)).map((found) => symbolHit(found, ''));
  expect(hits.map(({snippet}) => snippet.text)).toEqual([
    'Old name of \\core\\url, which new code uses',
    'Old name: moodle_url',
  ]);
});

test('finds only names that match a plain word exactly', async () => {
  expect(await find('redirect')).toEqual(['redirect']);
  expect(await find('user')).toEqual(['user']);
  expect(await find('manager')).toEqual(['core\\task\\manager']);
  expect(await find('require')).toEqual([]);
});

test('finds nothing for several words, short names and several names', async () => {
  expect(await find('log users in')).toEqual([]);
  expect(await find('a_')).toEqual([]);
  expect(await find('require_login core_user::get_user')).toEqual([]);
  expect(await find('')).toEqual([]);
});

test('fetches the manifest once, and only the shards it needs', async () => {
  const {fetchFile, fetched} = fixture(sources(entries));
  const finder = new SymbolFinder(fetchFile);
  await finder.find('require_login', tags, 5);
  await finder.find('require_log', tags, 5);
  expect(fetched.filter((path) => path === symbolManifestFile)).toHaveLength(1);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('finds symbols that no page explains, unless they cannot be fetched', async () => {
  const {fetchFile, files} = fixture(
    sources(entries, {
      cards: [entry('Function', 'require_logout', {source: {url: 'https://example.org/blob/v1/a.php', path: 'a.php'}})],
    }),
  );
  const names = async (): Promise<string[]> =>
    (await new SymbolFinder(fetchFile).find('require_log', tags, 5)).map(({name}) => name);
  expect(await names()).toEqual(['require_login', 'require_login_and_more', 'require_logout']);
  [...files.keys()].filter((name) => name.startsWith(otherSymbolFolder)).forEach((name) => files.delete(name));
  expect(await names()).toEqual(['require_login', 'require_login_and_more']);
});

test('finds members that no page explains only by their class or their whole name', async () => {
  const source = {url: 'https://example.org/blob/v1/a.php', path: 'a.php'};
  const {fetchFile} = fixture(sources([], {cards: [entry('Method', 'widget::make_it', {source})]}));
  const found = await Promise.all(
    ['widget::mak', 'make_it', 'make_i'].map((query) => new SymbolFinder(fetchFile).find(query, tags, 5)),
  );
  expect(found.map(({length}) => length)).toEqual([1, 1, 0]);
});

test('tries again after a failure', async () => {
  const {fetchFile, files} = fixture(sources(entries));
  const manifest = files.get(symbolManifestFile)!;
  files.delete(symbolManifestFile);
  const finder = new SymbolFinder(fetchFile);
  await expect(finder.find('require_login', tags, 5)).rejects.toThrow(`no ${symbolManifestFile}`);
  files.set(symbolManifestFile, manifest);
  expect(await finder.find('require_login', tags, 1)).toHaveLength(1);
});
