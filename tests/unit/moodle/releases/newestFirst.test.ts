import {expect, test} from 'vitest';
import {newestFirst} from '../../../../src/moodle/releases/newestFirst.ts';
import {fourOne, fourTwo, versions} from '../fixtures';

const names = (of: Parameters<typeof newestFirst>[0]): string[] => newestFirst(of).map(({release}) => release.name);

test('sorts releases by date, regardless of the order of the versions', () => {
  const sorted = ['4.2.0', '4.1.2', '4.1.1', '4.1.0', '1.4.1', '1.4'];
  expect(names(versions)).toEqual(sorted);
  expect(names(versions.toReversed())).toEqual(sorted);
  expect(newestFirst(versions)[1]).toEqual({release: fourOne.releases[2], version: fourOne});
});

test('sorts releases on the same day by version', () => {
  const releaseDate = '2022-05-09';
  const releases = ['3.9.14', '3.10.11', '3.11.7'].map((name) => ({name, releaseDate}));
  expect(names([{...fourTwo, releases}])).toEqual(['3.11.7', '3.10.11', '3.9.14']);
});
