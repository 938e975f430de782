import {describe, expect, test} from 'vitest';
import {median, ratio, table} from '@site/tools/bench/numbers.ts';

describe('median', () => {
  test.each([
    [[7], 7],
    [[30, 1, 2], 2],
    [[4, 1, 3, 2], 2],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('ratio', () => {
  test('says how one number stands to another', () => {
    expect(ratio(1, 3)).toBe('0.33 ×');
  });

  test.each([
    [undefined, 1],
    [1, undefined],
    [1, 0],
  ])('of %s and %s is nothing', (own, stock) => {
    expect(ratio(own, stock)).toBe('');
  });
});

describe('table', () => {
  test('puts cells under each other', () => {
    const rows = [
      ['', 'own'],
      ['script', '9 kB'],
      ['CSS', ''],
    ];
    expect(table(rows).split('\n')).toEqual(['         own', 'script  9 kB', 'CSS']);
  });
});
