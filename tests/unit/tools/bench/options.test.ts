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

test('reads what it is given', () => {
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

test('opens pages of the stock theme as often as those of the site', () => {
  expect(readOptions(['--runs=0'])).toMatchObject({runs: 0, stockRuns: 0});
});

test.each([
  ['--runs=abc', '--runs has "abc"; it takes a whole number, 0 or more.'],
  ['--runs=-1', '--runs has "-1"; it takes a whole number, 0 or more.'],
  ['--runs=1.5', '--runs has "1.5"; it takes a whole number, 0 or more.'],
  ['--runs=', '--runs has ""; it takes a whole number, 0 or more.'],
  ['--runs=99999999999999999', '--runs has "99999999999999999"; it takes a whole number, 0 or more.'],
  ['--stock-runs=0', '--stock-runs has "0"; it takes a whole number, 1 or more.'],
  ['--curve=x', '--curve has "x"; it takes whole numbers with commas between them, such as -610,0,1274.'],
  ['--curve=0,,300', '--curve has ""; it takes whole numbers with commas between them, such as -610,0,1274.'],
  ['--pages=home,nothere', `--pages has "nothere"; it takes some of ${kinds.join(', ')}.`],
  ['--pages=', `--pages has ""; it takes some of ${kinds.join(', ')}.`],
])('refuses %s', (arg, message) => {
  expect(() => readOptions([arg])).toThrow(new Error(message));
});

test.each([[['--run=1']], [['--runs']], [['--runs', '-1']], [['extra']]])('refuses %j, in one line', (args) => {
  expect(() => readOptions(args)).toThrow(/^.*\. --help lists the options\.$/);
});
