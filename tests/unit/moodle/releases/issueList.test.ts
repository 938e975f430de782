import {expect, test} from 'vitest';
import {issueListOf} from '@site/src/moodle/releases/issueList';

/** The query in a URL of the tracker. */
function queryOf(address: string | undefined): string | null {
  return new URL(address ?? '').searchParams.get('jql');
}

test.each([
  ['a point release', {name: '4.1.3'}, '"4.1.3"'],
  ["a first release, which has the version's name in the tracker", {name: '3.10.0'}, '"3.10"'],
  ['a release with the issues of another one', {name: '2.6.10', fixVersions: ['2.6.9', '2.6.10']}, '"2.6.9", "2.6.10"'],
])('queries the tracker for %s', (_what, release, versions) => {
  expect(queryOf(issueListOf({...release, releaseDate: '2023-04-24'}))).toBe(
    `project = MDL AND resolution = Fixed AND fixVersion in (${versions}) ORDER BY priority DESC`,
  );
});

test('escapes parentheses in the URL', () => {
  expect(issueListOf({name: '4.1.3', releaseDate: '2023-04-24'})).not.toMatch(/[()]/);
});

test("prefers the URL in the data, at the tracker's present address", () => {
  const issueListUrl = 'https://tracker.moodle.org/browse/MDL/fixforversion/10407';
  expect(issueListOf({name: '1.9.10', releaseDate: '2010-10-25', issueListUrl})).toBe(
    'https://moodle.atlassian.net/browse/MDL/fixforversion/10407',
  );
});

test('returns nothing for a release without a list', () => {
  expect(issueListOf({name: '1.4.5', releaseDate: '2005-05-07', fixVersions: []})).toBeUndefined();
});
