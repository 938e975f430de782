import {expect, test} from 'vitest';
import {readOptions} from '@site/tools/bench/options.ts';
import {pages} from '@site/tools/bench/pages.ts';

const kinds = [...pages.keys()];

test('measures everything by default', () => {
  expect(readOptions([])).toEqual({
    help: false,
    runs: 5,
    stockRuns: 5,
    isCalibrated: false,
    kinds,
    hasStock: true,
    hasSearch: true,
    curve: undefined,
  });
});

test('reads all options', () => {
  const args = [
    '--runs=3',
    '--stock-runs=1',
    '--calibrated',
    '--pages=home, tags',
    '--no-stock',
    '--no-search',
    '--curve=-610,0,300',
  ];
  expect(readOptions(args)).toEqual({
    help: false,
    runs: 3,
    stockRuns: 1,
    isCalibrated: true,
    kinds: ['home', 'tags'],
    hasStock: false,
    hasSearch: false,
    curve: [-610, 0, 300],
  });
});

test('uses the same number of runs for the stock theme by default', () => {
  expect(readOptions(['--runs=0'])).toMatchObject({runs: 0, stockRuns: 0});
});

test.each([
  ['--runs=abc', '--runs is "abc"; allowed: a whole number, 0 or more.'],
  ['--runs=-1', '--runs is "-1"; allowed: a whole number, 0 or more.'],
  ['--runs=1.5', '--runs is "1.5"; allowed: a whole number, 0 or more.'],
  ['--runs=', '--runs is ""; allowed: a whole number, 0 or more.'],
  ['--runs=99999999999999999', '--runs is "99999999999999999"; allowed: a whole number, 0 or more.'],
  ['--stock-runs=0', '--stock-runs is "0"; allowed: a whole number, 1 or more.'],
  ['--curve=x', '--curve is "x"; allowed: whole numbers separated by commas, such as -610,0,1274.'],
  ['--curve=0,,300', '--curve is ""; allowed: whole numbers separated by commas, such as -610,0,1274.'],
  ['--pages=home,nothere', `--pages contains "nothere"; allowed: ${kinds.join(', ')}.`],
  ['--pages=', `--pages contains ""; allowed: ${kinds.join(', ')}.`],
])('rejects %s', (arg, message) => {
  expect(() => readOptions([arg])).toThrow(new Error(message));
});

test.each([[['--run=1']], [['--runs']], [['--runs', '-1']], [['extra']]])(
  'rejects %j with a one-line message',
  (args) => {
    expect(() => readOptions(args)).toThrow(/^.*\. Run with --help to list the options\.$/);
  },
);
