import {beforeEach, expect, test} from 'vitest';
import type {ProofRecord} from '../../../../src/moodle/proof/record.ts';
import {sampleHash} from '../../../../src/moodle/proof/codeHash.ts';
import {readSamplePage, type SamplePage} from '../../../../tools/prove/pages.ts';
import {addPlugins, addRuns, writeRecord} from '../../../../tools/prove/record.ts';
import type {SampleRun} from '../../../../tools/prove/sampleRuns.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write, read} = temporarySite();

const name = 'docs/a.md';

beforeEach(() => {
  write('data/proof.json', '');
  write(name, '');
});

function pageOf(...codes: readonly string[]): SamplePage {
  return readSamplePage(site, name, codes.map((code) => `\`\`\`php title="a.php"\n${code}\n\`\`\`\n`).join('\n'));
}

function runsOf(page: SamplePage, ...results: readonly Partial<SampleRun>[]): Map<string, SampleRun> {
  return new Map(
    results.map((result, index) => {
      const id = page.samples[index]!.id;
      return [id, {id, how: 'executed', problems: [], missed: [], output: '', seconds: 1, ...result}];
    }),
  );
}

const empty = (): ProofRecord => ({samples: {}, plugins: {}});

const keyOf = (code: string) => sampleHash(code, new Map([['title', 'a.php']]));

const failure = (message: string): Partial<SampleRun> => ({how: 'failed', problems: [{line: 1, message}]});

test('stores how samples were run, and why they failed or were skipped', () => {
  const page = pageOf('$a = 1;', '$b = 1;', '$c = 1;');
  const record = empty();
  const skipped = {how: 'skipped' as const, missed: ['needs a browser']};
  addRuns(record, '4.2.1', [page], runsOf(page, {}, failure('Undefined variable $b in /a/b/c/d.php'), skipped));
  expect(record.samples).toEqual({
    [keyOf('$a = 1;')]: {how: 'executed', releases: ['4.2.1']},
    [keyOf('$b = 1;')]: {how: 'failed', releases: ['4.2.1'], reason: 'Undefined variable $b in …'},
    [keyOf('$c = 1;')]: {how: 'skipped', reason: 'needs a browser'},
  });
});

test('adds the release of another run, and keeps samples that did not run', () => {
  const record = empty();
  const page = pageOf('$a = 1;', '$b = 1;');
  addRuns(record, '4.2.10', [page], runsOf(page, {}, {}));
  addRuns(record, '4.2.3', [page], runsOf(page, {}));
  expect(record.samples).toEqual({
    [keyOf('$a = 1;')]: {how: 'executed', releases: ['4.2.3', '4.2.10']},
    [keyOf('$b = 1;')]: {how: 'executed', releases: ['4.2.10']},
  });
});

test('one failure counts for all pages with the same code', () => {
  const page = pageOf('$a = 1;', '$a = 1;');
  const record = empty();
  addRuns(record, '4.2.1', [page], runsOf(page, failure('No'), {}));
  expect(record.samples[keyOf('$a = 1;')]).toEqual({how: 'failed', releases: ['4.2.1'], reason: 'No'});
});

test('code that failed on a release is proven only after it has passed on that release', () => {
  const page = pageOf('$a = 1;');
  const record = empty();
  addRuns(record, '4.1.20', [page], runsOf(page, {}));
  addRuns(record, '4.2.1', [page], runsOf(page, failure('No')));
  addRuns(record, '4.1.20', [page], runsOf(page, {}));
  expect(record.samples[keyOf('$a = 1;')]).toEqual({how: 'failed', releases: ['4.2.1'], reason: 'No'});
  addRuns(record, '4.2.1', [page], runsOf(page, {}));
  expect(record.samples[keyOf('$a = 1;')]).toEqual({how: 'executed', releases: ['4.2.1']});
});

test('stores which plugins passed, and why others failed', () => {
  const record = empty();
  addPlugins(record, '4.1.20', [{name: 'mod_tally', hash: 'a'}]);
  addPlugins(record, '4.2.1', [
    {name: 'mod_tally', hash: 'a'},
    {name: 'tutorial/01-install', hash: 'b', problem: 'status 500'},
  ]);
  expect(record.plugins).toEqual({
    a: {plugin: 'mod_tally', how: 'plugin', releases: ['4.1.20', '4.2.1']},
    b: {plugin: 'tutorial/01-install', how: 'failed', releases: ['4.2.1'], reason: 'status 500'},
  });
});

test('writes one line per sample, nothing that no longer exists, and the summary', () => {
  const record = empty();
  const page = pageOf('$a = 1;', '$b = 1;');
  addRuns(record, '4.2.1', [page], runsOf(page, {}, {}));
  const proofs = {...record.samples};
  record.samples.aaaaaaaaaaaa = {how: 'executed', releases: ['4.2.1']};
  record.plugins.bbbbbbbbbbbb = {plugin: 'mod_gone', how: 'plugin', releases: ['4.2.1']};
  writeRecord(site, record, [page]);
  const text = read('data/proof.json');
  expect(JSON.parse(text)).toEqual({samples: proofs, plugins: {}});
  expect(text.split('\n').filter((line) => line.includes('"how"'))).toHaveLength(2);
  expect(JSON.parse(read('data/proof-summary.json'))).toEqual({
    figures: [{docs: 'current', counts: {executed: 2}, releases: ['4.2.1']}],
    reasons: {},
  });
});
