import {expect, test} from 'vitest';
import {formatSizes, report} from '../../../../checks/size/report.ts';

test('lists all sizes with their limits, and reports those above the limit and those without one', () => {
  const {table, problems} = report(
    {home: {script: 115, font: 40}, 'docs page': {script: 1160}, new: {font: 5}},
    {home: {script: 100, font: 50}, 'docs page': {script: 1000}},
  );
  expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['home: script', '115 of 115'],
    ['home: font', '40 of 57'],
    ['docs page: script', '1,160 of 1,150'],
    ['new: font', '5 of NaN'],
  ]);
  expect(problems).toEqual([
    'docs page: script is 1,160; the limit is 1,150',
    'new: font is not in checks/size/sizes.json. Run "npm run check:size -- --write".',
  ]);
});

test('writes one line for each subject', () => {
  const sizes = {home: {script: 115, font: 40}, 'docs page': {script: 1160}};
  expect(formatSizes(sizes)).toBe('{\n  "home": {"script": 115, "font": 40},\n  "docs page": {"script": 1160}\n}\n');
});
