import {describe, expect, test} from 'vitest';
import {median, ratio, table} from '@site/tools/bench/numbers.ts';

describe('median', () => {
  test.each([
    [[7], 7],
    [[30, 1, 2], 2],
    [[4, 1, 3, 2], 2],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('ratio', () => {
  test('formats the ratio of two numbers', () => {
    expect(ratio(1, 3)).toBe('0.33 ×');
  });

  test.each([
    [undefined, 1],
    [1, undefined],
    [1, 0],
  ])('returns an empty string for %s and %s', (own, stock) => {
    expect(ratio(own, stock)).toBe('');
  });
});

describe('table', () => {
  test('aligns the columns', () => {
    const rows = [
      ['', 'own'],
      ['script', '9 kB'],
      ['CSS', ''],
    ];
    expect(table(rows).split('\n')).toEqual(['         own', 'script  9 kB', 'CSS']);
  });
});
