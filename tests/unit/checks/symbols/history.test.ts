import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkHistory, checkPageHistory} from '../../../../checks/symbols/history.ts';
import {checkMeta, parseMeta} from '../../../../src/markdown/samples/meta.ts';
import {makeHistorySite} from '../../markdown/history/site';

let site: string;

beforeEach(() => {
  site = makeHistorySite();
  write('data/editions.json', JSON.stringify([{name: '4.2'}, {name: '4.1'}]));
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

const header = 'kind\tname\tdetail\tplace\tdeprecated\tcomponent\n';

/** Writes the symbols of two versions: 4.2 adds a function, removes another one, and deprecates a third one. */
function writeSymbols(): void {
  write('data/symbols/4.1.tsv', `${header}function\tgone_function\t()\nfunction\told_function\t()\n`);
  write('data/symbols/4.2.tsv', `${header}function\tnew_function\t()\nfunction\told_function\t()\tlib.php:1\t4.2\n`);
  write('data/symbols/php.tsv', header);
  write('data/symbols/libraries.tsv', header);
  const requirements = {php: {min: '8.0.0'}};
  write('data/versions/4.1.json', JSON.stringify({name: '4.1', releases: [{name: '4.1.0'}], requirements}));
  write('data/versions/4.2.json', JSON.stringify({name: '4.2', releases: [{name: '4.2.0'}], requirements}));
}

/** Returns a page with a version history that contains one change. */
function page(kind: string, what: string, {version = '4.2', instead = ''} = {}): string {
  const more = instead === '' ? '' : `    instead: '${instead}'\n`;
  return `## A\n\n\`\`\`yaml history\n${kind}:\n  - version: ${version}\n    issue: MDL-1\n    what: '${what}'\n${more}\`\`\`\n`;
}

describe('checkHistory', () => {
  test('accepts valid pages, and ignores pages without a block', () => {
    expect(checkPageHistory(site, 'docs/a.md', page('added', 'It is new.'), '4.2')).toEqual([]);
    expect(checkPageHistory(site, 'docs/a.md', 'The history of <a broken page', '4.2')).toEqual([]);
  });

  test('reports the page, the line, the value and what is allowed', () => {
    const block = '```yaml history\nadded:\n  - version: 9.9\n    issue: 1\n    what: A.\nremoved: now\n```\n';
    expect(checkPageHistory(site, 'docs/a.md', `# A\n\n${block}`, '4.2')).toEqual([
      'docs/a.md:6: added[0].issue is "1"; allowed: a tracker issue, such as MDL-12345, of the projects MDL, MOBILE or ' +
        'CONTRIB, or an advisory, such as MSA-23-0001.',
      'docs/a.md:8: removed is "now"; allowed: a list of changes without duplicates, each with version, issue, what ' +
        'and optionally instead.',
    ]);
    expect(checkPageHistory(site, 'docs/a.md', page('added', 'A.', {version: '9.9'}), '4.2')).toEqual([
      'docs/a.md:5: added[0].version is "9.9"; allowed: a release in data/versions, such as 4.2 or 4.1.3.',
    ]);
    expect(checkPageHistory(site, 'docs/a.md', `Text.\n\n${block}`, '4.2')).toEqual([
      'docs/a.md:3: a version history must be directly below the heading that it describes, or at the start of the page',
    ]);
  });

  test('checks each page against the version that it describes', () => {
    writeSymbols();
    write('docs/a.md', page('added', 'A.'));
    write('versioned_docs/version-4.1/a.md', page('added', 'A.'));
    write('general/a.md', page('added', 'A.'));
    expect(checkHistory(site)).toEqual([
      'versioned_docs/version-4.1/a.md:5: added[0].version is "4.2"; allowed: 4.1 or earlier, because the page describes 4.1.',
    ]);
  });

  test.each([
    ['added', 'The function `new_function()`.', {}],
    ['deprecated', 'The function `old_function()`.', {instead: '`new_function()`'}],
    ['removed', 'The function `gone_function()`.', {}],
    // This function was removed before the oldest version whose names are known.
    ['removed', 'The function `ancient_function()`.', {version: '3.9'}],
  ])('accepts a change that agrees with the symbols: %s %s', (kind, what, more) => {
    writeSymbols();
    write('docs/a.md', page(kind, what, more));
    expect(checkHistory(site)).toEqual([]);
  });

  test.each([
    [
      'a name that does not exist',
      page('added', 'The function `new_functoin()`.'),
      'docs/a.md:5: Moodle 4.2 has no function new_functoin(); nearest: new_function().',
    ],
    [
      'a name that was removed',
      page('changed', 'The function `gone_function()`.', {version: '4.1'}),
      'docs/a.md:5: Moodle 4.2 has no function gone_function() (4.1 has it); nearest: ',
    ],
    [
      'a removed name that never existed',
      page('removed', 'The function `never_function()`.'),
      'docs/a.md:5: Moodle 4.2 has no function never_function(); nearest: ',
    ],
    [
      'a replacement that is deprecated',
      page('removed', 'The function `gone_function()`.', {instead: '`old_function()`'}),
      'docs/a.md:5: old_function() is deprecated since 4.2; ',
    ],
  ])('reports %s', (_, text, message) => {
    writeSymbols();
    write('docs/a.md', text);
    const problems = checkHistory(site);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.slice(0, message.length)).toBe(message);
  });
});

test('checkMeta accepts the history attribute only in YAML fences and without a value', () => {
  expect(checkMeta('yaml', parseMeta('history'))).toEqual([]);
  expect(checkMeta('yaml', parseMeta('history=4.2'))).toEqual(['history takes no value, but is set to "4.2"']);
  expect(checkMeta('json', parseMeta('history'))).toEqual([
    expect.stringMatching(/^a json fence has no attribute "history"; /),
  ]);
});
