import {describe, expect, test} from 'vitest';
import {issueListOf} from '@site/src/platform/issueList';

/** The query behind an address of the tracker. */
function queryOf(address: string | undefined): string | null {
  return new URL(address ?? '').searchParams.get('jql');
}

describe('issueListOf', () => {
  test.each([
    ['a point release', {name: '4.1.3'}, '"4.1.3"'],
    ['a first release, which the tracker has under the name of its version', {name: '3.10.0'}, '"3.10"'],
    [
      'a release with the issues of another one',
      {name: '2.6.10', fixVersions: ['2.6.9', '2.6.10']},
      '"2.6.9", "2.6.10"',
    ],
  ])('asks the tracker for %s', (_what, release, versions) => {
    expect(queryOf(issueListOf({...release, releaseDate: '2023-04-24'}))).toBe(
      `project = MDL AND resolution = Fixed AND fixVersion in (${versions}) ORDER BY priority DESC`,
    );
  });

  test('leaves no brackets in the address', () => {
    expect(issueListOf({name: '4.1.3', releaseDate: '2023-04-24'})).not.toMatch(/[()]/);
  });

  test('prefers an address that is on record', () => {
    const issueListUrl = 'https://tracker.moodle.org/browse/MDL/fixforversion/10407';
    expect(issueListOf({name: '1.9.10', releaseDate: '2010-10-25', issueListUrl})).toBe(issueListUrl);
  });

  test('knows of no list where none is on record', () => {
    expect(issueListOf({name: '1.4.5', releaseDate: '2005-05-07', fixVersions: []})).toBeUndefined();
  });
});
