import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Changes, PageChange, SymbolChangeList, VersionChanges} from '../../../../src/moodle/editionChanges.ts';
import {collectChanges} from '../../../../tools/changes/index.ts';
import {makeHistorySite} from '../../markdown/history/site';
import {tableOf} from './versions';

let siteDir: string;

beforeEach(() => {
  siteDir = makeHistorySite();
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

/** Writes a file. A page in `docs/` gets the title `Page NAME`. */
function write(file: string, text: string, fields = ''): void {
  const frontMatter = file.startsWith('docs/')
    ? `---\ntitle: Page ${path.basename(file, '.md')}\n${fields}---\n\n`
    : '';
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), frontMatter + text);
}

const editions = [
  {name: '4.2', tag: 'v4.2.0'},
  {name: '4.1', tag: 'v4.1.0'},
];

/** Collects the changes from the pages of the site. */
function run(): {pages: readonly PageChange[]; symbols: SymbolChangeList; changes: VersionChanges | undefined} {
  const {pageChanges, symbols} = collectChanges(siteDir, editions);
  return {pages: pageChanges, symbols, changes: symbols.versions[0]};
}

const entry = (version: string, what: string) => `  - version: ${version}\n    issue: MDL-1\n    what: '${what}'\n`;

describe('collectChanges', () => {
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
      {
        title: 'Page a',
        path: '/docs/a#what-it-does',
        heading: 'What it does',
        kind: 'changed',
        version: '4.2',
        issue: 'MDL-1',
        what: 'New.',
      },
      {
        title: 'Page b',
        path: '/docs/deep/b',
        kind: 'removed',
        version: '4.2.0',
        issue: 'MDL-1',
        what: 'Gone.',
        instead: 'C',
      },
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
    expect(changes?.components).toEqual([
      {
        name: 'core',
        rows: [
          {
            change: 'deprecated',
            kind: 'function',
            name: 'core_old()',
            source: 'https://github.com/moodle/moodle/blob/v4.2.0/lib/deprecatedlib.php#L3',
          },
          {
            change: 'renamed',
            kind: 'class',
            name: 'widget',
            newName: 'core\\widget',
            source: 'https://github.com/moodle/moodle/blob/v4.2.0/lib/deprecatedlib.php#L9',
          },
          expect.objectContaining({change: 'added', kind: 'callback', name: 'a_callback'}),
          {
            change: 'added',
            kind: 'function',
            name: 'core_new()',
            source: 'https://github.com/moodle/moodle/blob/v4.2.0/lib/moodlelib.php#L12',
          },
          {change: 'added', kind: 'plugin', name: 'mod_quiz'},
          expect.objectContaining({change: 'added', kind: 'capability', name: 'moodle/thing:see'}),
        ],
      },
      {name: 'core_thing', rows: [expect.objectContaining({kind: 'web service', name: 'core_thing_get'})]},
      {
        name: 'mod_tally',
        rows: [
          {
            change: 'removed',
            kind: 'function',
            name: 'tally_gone()',
            since: '3.9',
            source: 'https://github.com/moodle/moodle/blob/v4.1.0/mod/tally/lib.php#L7',
          },
          expect.objectContaining({kind: 'JavaScript module', name: 'mod_tally/thing'}),
        ],
      },
    ]);
  });

  test('keeps the versions of names that it cannot find out', () => {
    write('data/symbols/4.3.tsv', tableOf('function|fresh|()', 'function|newer|()'));
    const collect = () => collectChanges(siteDir, [{name: '4.3', tag: 'v4.3.0'}, ...editions.slice(1)]);
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
    const shown = changes?.components[0]?.rows.map(({name, instead, pages: numbers}) => ({
      name,
      instead,
      pages: numbers?.map((number) => symbols.pages[number]?.path),
    }));
    expect(shown).toEqual([
      {name: 'core_gone()', instead: '`core_new()`', pages: ['/docs/b']},
      {name: 'core_old()', instead: '`core_new()`', pages: ['/docs/a', '/docs/b']},
      {name: 'core\\widget::paint()', instead: undefined, pages: ['/docs/b']},
      {name: 'core_new()', instead: undefined, pages: ['/docs/a', '/docs/b']},
    ]);
  });
});
