import {expect, test} from 'vitest';
import type {PageWeight} from '../../../../checks/size/pageWeight.ts';
import {report, sizesOf, type Sizes} from '../../../../checks/size/report.ts';

const sizes: Sizes = {script: 120_400, 'shared script': 100_000, stylesheet: 25_000, font: 40_000, prefetched: 9_000};

test('sizesOf adds up the files of each type, and the scripts that another page also loads', () => {
  const weight = (scripts: [string, number][]): PageWeight => ({
    loaded: {script: new Map(scripts), stylesheet: new Map([['/a.css', 20]]), font: new Map()},
    prefetched: new Map([
      ['/next.js', 5],
      ['/far.js', 6],
    ]),
  });
  const page = weight([
    ['/main.js', 100],
    ['/page.js', 30],
  ]);
  const other = weight([
    ['/main.js', 100],
    ['/other.js', 40],
  ]);
  expect(sizesOf(page, other)).toEqual({
    script: 130,
    'shared script': 100,
    stylesheet: 20,
    font: 0,
    prefetched: 11,
  });
});

test('report prints sizes and budgets, and reports each size that exceeds its budget', () => {
  const budgets = {script: 120_000, stylesheet: 25_000};
  const {table, problems} = report([
    {kind: 'home', sizes: {...sizes, script: 119_000}, budgets},
    {kind: 'docs page', sizes, budgets},
  ]);
  expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['kB, compressed', 'script', 'shared script', 'stylesheet', 'font', 'prefetched'],
    ['home', '119.0 of 120.0', '100.0', '25.0 of 25.0', '40.0', '9.0'],
    ['docs page', '120.4 of 120.0', '100.0', '25.0 of 25.0', '40.0', '9.0'],
  ]);
  expect(problems).toEqual(['docs page: script is 120.4 kB; the budget is 120.0 kB']);
});
