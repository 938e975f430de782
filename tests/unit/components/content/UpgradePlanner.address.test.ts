import {describe, expect, test} from 'vitest';
import {readChoice, writeChoice} from '@site/src/components/content/UpgradePlanner/address';

describe('readChoice', () => {
  test.each([
    ['', {from: '', to: '', kind: ''}],
    ['?from=3.9.21&to=4.0.1&kind=fix&q=quiz', {from: '3.9.21', to: '4.0.1', kind: 'fix'}],
    ['?from=%20nothing%20&kind=toString', {from: 'nothing', to: '', kind: ''}],
  ])('reads "%s"', (search, choice) => {
    expect(readChoice(search)).toEqual(choice);
  });
});

describe('writeChoice', () => {
  test('keeps other parameters, and removes empty ones', () => {
    expect(writeChoice('?q=quiz&kind=fix', {from: '3.9.21', to: '4.0.1', kind: ''})).toBe(
      '?q=quiz&from=3.9.21&to=4.0.1',
    );
    expect(writeChoice('?from=3.9.21', {from: '', to: '', kind: ''})).toBe('');
  });
});
