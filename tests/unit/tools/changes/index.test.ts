import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import type {Changes, PageChange, SymbolChangeList, VersionChanges} from '../../../../src/moodle/editionChanges.ts';
import {collectChanges} from '../../../../tools/changes/index.ts';
import {historySite} from '../../markdown/history/site';
import {tableOf} from './versions';

const history = historySite();

/** Writes a file. A page in `docs/` gets the title `Page NAME`. */
function write(file: string, text: string, fields = ''): void {
  const frontMatter = file.startsWith('docs/')
    ? `---\ntitle: Page ${path.basename(file, '.md')}\n${fields}---\n\n`
    : '';
  history.write(file, frontMatter + text);
}

const editions = ['4.2', '4.1'].map((name) => ({name, tag: `v${name}.0`}));

/** Collects the changes from the pages of the site. */
function run(): {pages: readonly PageChange[]; symbols: SymbolChangeList; changes: VersionChanges | undefined} {
  const {pageChanges, symbols} = collectChanges(history.site, editions);
  return {pages: pageChanges, symbols, changes: symbols.versions[0]};
}

const change = (kind: string, version: string, what: string) => ({kind, version, issue: 'MDL-1', what});

const entry = (version: string, what: string) => `  - version: ${version}\n    issue: MDL-1\n    what: '${what}'\n`;

beforeEach(() => {
  write('docs/plain.md', 'Text.\n');
  write('data/symbols/4.1.tsv', tableOf());
  write('data/symbols/4.2.tsv', tableOf());
});

test('collects the changes since the older version from pages', () => {
  write(
    'docs/a.md',
    `## What it does\n\n\`\`\`yaml history\nadded:\n${entry('4.1', 'Old.')}${entry('4.1.3', 'Old too.')}changed:\n${entry('4.2', 'New.')}\`\`\`\n`,
  );
  write('docs/deep/b.md', `\`\`\`yaml history\nremoved:\n${entry('4.2.0', 'Gone.')}    instead: 'C'\n\`\`\`\n`);
  expect(run().pages).toEqual([
    {title: 'Page a', path: '/docs/a#what-it-does', heading: 'What it does', ...change('changed', '4.2', 'New.')},
    {title: 'Page b', path: '/docs/deep/b', ...change('removed', '4.2.0', 'Gone.'), instead: 'C'},
  ]);
});

test('leaves out unlisted pages, drafts and partials', () => {
  const text = `\`\`\`yaml history\nadded:\n${entry('4.2', 'New.')}\`\`\`\n`;
  write('docs/draft.md', text, 'draft: true\n');
  write('docs/unlisted.md', text, 'unlisted: true\n');
  write('docs/_part.md', text);
  expect(run().pages).toEqual([]);
});

test('groups symbols by component, core first, and sorts the most urgent changes first', () => {
  write(
    'data/symbols/4.1.tsv',
    tableOf(
      'function|tally_gone|($id)|mod/tally/lib.php:7|3.9|mod_tally',
      'function|core_old|()',
      'class|widget|class',
      'plugin type|mod|',
    ),
  );
  write(
    'data/symbols/4.2.tsv',
    tableOf(
      'function|core_new|()|lib/moodlelib.php:~12',
      'function|core_old|()|lib/deprecatedlib.php:3|4.2',
      'class|core\\widget|class|lib/classes/widget.php:5',
      'class|widget|alias extends core\\widget|lib/deprecatedlib.php:9',
      'capability|moodle/thing:see|read',
      'web service|core_thing_get|read core_thing\\external\\get::execute',
      'module|mod_tally/thing|esm',
      'callback|a_callback|component_callback|mod/tally/lib.php:9||mod_tally',
      'plugin type|mod|quiz',
    ),
  );
  const {symbols, changes} = run();
  expect(symbols).toMatchObject({from: '4.1', to: '4.2'});
  expect(changes?.version).toBe('4.2');
  const rows = changes?.components.flatMap(({name: component, rows: list}) =>
    list.map(({source, ...row}) => [component, ...Object.values(row), source?.split('/blob/')[1]].join(' ').trim()),
  );
  expect(rows).toEqual([
    'core deprecated function core_old() v4.2.0/lib/deprecatedlib.php#L3',
    'core renamed class widget core\\widget v4.2.0/lib/deprecatedlib.php#L9',
    'core added callback a_callback v4.2.0/mod/tally/lib.php#L9',
    'core added function core_new() v4.2.0/lib/moodlelib.php#L12',
    'core added plugin mod_quiz',
    'core added capability moodle/thing:see',
    'core_thing added web service core_thing_get v4.2.0/lib/db/services.php',
    'mod_tally removed function tally_gone() 3.9 v4.1.0/mod/tally/lib.php#L7',
    'mod_tally added JavaScript module mod_tally/thing',
  ]);
});

test('keeps the versions of names that it cannot find out', () => {
  write('data/symbols/4.3.tsv', tableOf('function|fresh|()', 'function|newer|()'));
  const collect = () => collectChanges(history.site, [{name: '4.3', tag: 'v4.3.0'}, ...editions.slice(1)]);
  const versionsOf = ({symbols}: Changes) =>
    symbols.versions.map(({version, components}) => [
      version,
      components.flatMap(({rows}) => rows.map(({name}) => name)),
    ]);
  const changes = collect();
  expect(versionsOf(changes)).toEqual([['4.2 or 4.3', ['fresh()', 'newer()']]]);
  const [group] = changes.symbols.versions;
  group!.version = '4.2';
  group!.components[0]!.rows.pop();
  write('data/changes/4.3.json', JSON.stringify(changes));
  expect(versionsOf(collect())).toEqual([
    ['4.2 or 4.3', ['newer()']],
    ['4.2', ['fresh()']],
  ]);
});

test('lists the pages that name a symbol, and the replacement that they recommend', () => {
  write('data/symbols/4.1.tsv', tableOf('function|core_old|()', 'function|core_gone|()', 'class|core\\widget|class'));
  write(
    'data/symbols/4.2.tsv',
    tableOf('function|core_old|()|lib.php:3|4.2', 'class|core\\widget|class', '|paint|()', 'function|core_new|()'),
  );
  write('docs/a.md', '`core_old()` is old. <Deprecated version="4.2" instead="`core_new()`" />\n');
  write(
    'docs/b.md',
    `\`\`\`yaml history\nremoved:\n${entry('4.2', 'The function `core_gone()`.')}    instead: '\`core_new()\`'\n\`\`\`\n\nCall \`\\core\\widget::paint()\`, or \`core_old()\`.\n`,
  );
  const {symbols, changes} = run();
  const shown = changes?.components[0]?.rows.map(({name, instead, pages}) => [
    name,
    instead,
    pages?.map((number) => symbols.pages[number]?.path),
  ]);
  expect(shown).toEqual([
    ['core_gone()', '`core_new()`', ['/docs/b']],
    ['core_old()', '`core_new()`', ['/docs/a', '/docs/b']],
    ['core\\widget::paint()', undefined, ['/docs/b']],
    ['core_new()', undefined, ['/docs/a', '/docs/b']],
  ]);
});

test('adds the reviewed advice where no page recommends a replacement', () => {
  write('data/symbols/4.1.tsv', tableOf('function|core_gone|()', 'function|core_old|()'));
  write('data/symbols/4.2.tsv', tableOf('function|core_old|()|lib.php:3|4.2', 'function|core_new|()'));
  write('docs/a.md', '`core_old()` is old. <Deprecated version="4.2" instead="`core_new()`" />\n');
  write('data/change-advice.tsv', 'name\tadvice\ncore_gone()\tGone.\ncore_new()\tNew.\ncore_old()\tOld.\n');
  expect(run().changes?.components[0]?.rows.map(({name, advice, instead}) => [name, advice ?? instead])).toEqual([
    ['core_gone()', 'Gone.'],
    ['core_old()', '`core_new()`'],
    ['core_new()', undefined],
  ]);
});

test('says since when a name is deprecated only if that was before the version of the change', () => {
  write('data/symbols/4.1.tsv', tableOf('function|core_early|()', 'function|core_late|()', 'function|core_same|()'));
  write(
    'data/symbols/4.2.tsv',
    tableOf(
      'function|core_early|()|lib.php:3|4.0',
      'function|core_late|()|lib.php:4|4.3',
      'function|core_same|()|lib.php:5|4.2.0',
    ),
  );
  expect(run().changes?.components[0]?.rows.map(({name, since}) => [name, since])).toEqual([
    ['core_early()', '4.0'],
    ['core_late()', undefined],
    ['core_same()', undefined],
  ]);
});
