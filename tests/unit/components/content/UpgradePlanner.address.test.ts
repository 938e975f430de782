import {describe, expect, test} from 'vitest';
import {findRelease, readChoice, writeChoice} from '@site/src/components/content/UpgradePlanner/address';
import {versions} from '../../moodle/fixtures';

const empty = {from: '', to: '', php: '', db: '', dbversion: '', kind: ''} as const;

describe('readChoice', () => {
  test.each([
    ['', {}],
    ['?from=3.9.21&to=4.0.1&kind=fix&q=quiz', {from: '3.9.21', to: '4.0.1', kind: 'fix'}],
    ['?php=7.3&db=mysql&dbversion=5.7', {php: '7.3', db: 'mysql', dbversion: '5.7'}],
    ['?from=%20nothing%20&kind=toString', {from: 'nothing'}],
  ])('reads "%s"', (search, choice) => {
    expect(readChoice(search)).toEqual({...empty, ...choice});
  });
});

describe('writeChoice', () => {
  test('keeps other parameters, and removes empty ones', () => {
    expect(writeChoice('?q=quiz&kind=fix', {...empty, from: '3.9.21', to: '4.0.1', php: '7.4'})).toBe(
      '?q=quiz&from=3.9.21&to=4.0.1&php=7.4',
    );
    expect(writeChoice('?from=3.9.21', empty)).toBe('');
  });
});

test.each([
  ['4.1.1', '4.1.1'],
  ['4.1', '4.1.0'],
  ['4.1.x', '4.1.2'],
  ['9.9.x', undefined],
  ['4.1.9', undefined],
  ['', undefined],
])('"%s" in the URL is the release %s', (name, release) => {
  expect(findRelease(name, versions)?.name).toBe(release);
});
