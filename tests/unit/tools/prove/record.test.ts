import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {ProofRecord} from '../../../../src/moodle/proof/record.ts';
import {codeHash} from '../../../../src/moodle/proof/codeHash.ts';
import {readPage, type Page} from '../../../../tools/prove/pages.ts';
import {addPlugins, addRuns, writeRecord} from '../../../../tools/prove/record.ts';
import type {SampleRun} from '../../../../tools/prove/sampleRuns.ts';

let site: string;
const name = 'docs/a.md';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'prove-record-'));
  mkdirSync(path.join(site, 'docs'));
  mkdirSync(path.join(site, 'data'));
  writeFileSync(path.join(site, name), '');
});

afterEach(() => rmSync(site, {recursive: true}));

function pageOf(...codes: readonly string[]): Page {
  return readPage(site, name, codes.map((code) => `\`\`\`php title="a.php"\n${code}\n\`\`\`\n`).join('\n'));
}

function runsOf(page: Page, ...results: readonly Partial<SampleRun>[]): Map<string, SampleRun> {
  return new Map(
    results.map((result, index) => {
      const id = page.samples[index]!.id;
      return [id, {id, how: 'executed', problems: [], missed: [], output: '', seconds: 1, ...result}];
    }),
  );
}

const empty = (): ProofRecord => ({pages: {}, plugins: {}});

test('stores how samples were run, and why they failed or were skipped', () => {
  const page = pageOf('$a = 1;', '$b = 1;', '$c = 1;');
  const record = empty();
  const runs = runsOf(
    page,
    {},
    {how: 'failed', problems: [{line: 7, message: 'Undefined variable $b in /a/b/c/d.php'}]},
    {how: 'skipped', missed: ['needs a browser']},
  );
  addRuns(record, '4.2.1', [page], runs, new Set());
  expect(record.pages[name]).toEqual({
    [codeHash('$a = 1;')]: {how: 'executed', releases: ['4.2.1']},
    [codeHash('$b = 1;')]: {how: 'failed', reason: 'Undefined variable $b in …'},
    [codeHash('$c = 1;')]: {how: 'skipped', reason: 'needs a browser'},
  });
});

test("uses the plugin's result for a sample from a plugin, and stores nothing if no plugin ran", () => {
  const page = pageOf('$a = 1;');
  page.samples[0]!.file = 'samples/mod_tally/lib.php';
  const open = empty();
  addRuns(open, '4.2.1', [page], new Map(), new Set(), false);
  expect(open.pages[name]).toEqual({});
  const failed = empty();
  addRuns(failed, '4.2.1', [page], new Map(), new Set());
  expect(failed.pages[name]).toEqual({
    [codeHash('$a = 1;')]: {how: 'failed', reason: 'the sample plugin mod_tally failed'},
  });
  const passed = empty();
  addRuns(passed, '4.2.1', [page], new Map(), new Set(['mod_tally']));
  expect(passed.pages[name]).toEqual({[codeHash('$a = 1;')]: {how: 'plugin', releases: ['4.2.1']}});
});

test('uses the result of its step for a sample of the tutorial', () => {
  const page = pageOf('$a = 1;', '$b = 1;');
  page.samples[0]!.file = 'samples/tutorial/01-install/version.php';
  page.samples[1]!.file = 'samples/tutorial/4.1/02-page/index.php';
  const record = empty();
  addRuns(record, '4.2.1', [page], new Map(), new Set(['tutorial/01-install']));
  expect(record.pages[name]).toEqual({
    [codeHash('$a = 1;')]: {how: 'plugin', releases: ['4.2.1']},
    [codeHash('$b = 1;')]: {how: 'failed', reason: 'the sample plugin tutorial/02-page failed'},
  });
});

test('plugins and the tutorial replace only their own entries', () => {
  const record = empty();
  const entry = (hash: string) => ({hash, releases: ['4.2.1']});
  addPlugins(record, '4.2.1', '4.2', new Map([['mod_tally', 'a']]));
  addPlugins(
    record,
    '4.2.1',
    '4.2',
    new Map([
      ['tutorial/01-install', 'b'],
      ['tutorial/02-page', 'c'],
    ]),
    'tutorial',
  );
  addPlugins(record, '4.2.1', '4.2', new Map([['block_greetings', 'd']]));
  addPlugins(record, '4.2.1', '4.2', new Map([['tutorial/01-install', 'e']]), 'tutorial');
  expect(record.plugins['4.2']).toEqual({block_greetings: entry('d'), 'tutorial/01-install': entry('e')});
});

test('stores the failure if one of two samples with the same code fails', () => {
  const page = pageOf('$a = 1;', '$a = 1;');
  const record = empty();
  addRuns(record, '4.2.1', [page], runsOf(page, {how: 'failed', problems: [{line: 1, message: 'No'}]}, {}), new Set());
  expect(record.pages[name]).toEqual({[codeHash('$a = 1;')]: {how: 'failed', reason: 'No'}});
});

test('adds the release of another run, keeps samples that were not selected, and removes old code', () => {
  const record = empty();
  const before = pageOf('$a = 1;', '$b = 1;', '$c = 1;');
  addRuns(record, '4.2.1', [before], runsOf(before, {}, {}, {}), new Set());
  const after = pageOf('$a = 1;', '$b = 1;');
  addRuns(record, '4.2.3', [after], runsOf(after, {}), new Set());
  expect(record.pages[name]).toEqual({
    [codeHash('$a = 1;')]: {how: 'executed', releases: ['4.2.1', '4.2.3']},
    [codeHash('$b = 1;')]: {how: 'executed', releases: ['4.2.1']},
  });
});

test('writes one line per sample, and no pages that no longer exist', () => {
  const record = empty();
  const page = pageOf('$a = 1;', '$b = 1;');
  addRuns(record, '4.2.1', [page], runsOf(page, {}, {}), new Set());
  record.pages['docs/gone.md'] = {aaaaaaaaaaaa: {how: 'executed', releases: ['4.2.1']}};
  writeRecord(site, record);
  const text = readFileSync(path.join(site, 'data/proof.json'), 'utf8');
  expect(Object.keys((JSON.parse(text) as ProofRecord).pages)).toEqual([name]);
  expect(text.split('\n').filter((line) => line.includes('"how"'))).toHaveLength(2);
  expect(JSON.parse(readFileSync(path.join(site, 'data/proof-summary.json'), 'utf8'))).toEqual({
    figures: [{docs: 'current', counts: {executed: 2}, releases: ['4.2.1']}],
    reasons: {},
  });
});
