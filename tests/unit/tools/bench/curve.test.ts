import {expect, test} from 'vitest';
import {curveTable} from '@site/tools/bench/curve.ts';

test('shows each value with its ratio to the first row', () => {
  const gibibyte = 1024 ** 3;
  const points = [
    {
      cost: {seconds: 50, processorSeconds: 80, memory: gibibyte, pages: 1000},
      firstLoad: {script: 90_000, css: 12_300},
    },
    {
      cost: {seconds: 110, processorSeconds: 160, memory: 1.5 * gibibyte, pages: 2000},
      firstLoad: {script: 90_100, css: 12_300},
    },
  ];
  expect(curveTable(points).split('\n')).toEqual([
    'pages             cold          processor            memory          per page           script      CSS',
    '1000   1.00 ×   50.0 s  1.00 ×     80.0 s  1.00 ×  1.00 GiB  1.00 ×   50.0 ms  1.00 ×  90.0 kB  12.3 kB',
    '2000   2.00 ×  110.0 s  2.20 ×    160.0 s  2.00 ×  1.50 GiB  1.50 ×   55.0 ms  1.10 ×  90.1 kB  12.3 kB',
  ]);
});

test('shows a question mark for values that the system does not report', () => {
  const cost = {seconds: 50, processorSeconds: undefined, memory: undefined, pages: 1000};
  const [, line] = curveTable([{cost, firstLoad: {script: 90_000, css: 12_300}}]).split('\n');
  expect(line?.split(/ {2,}/)).toEqual([
    '1000',
    '1.00 ×',
    '50.0 s',
    '1.00 ×',
    '?',
    '?',
    '50.0 ms',
    '1.00 ×',
    '90.0 kB',
    '12.3 kB',
  ]);
});
