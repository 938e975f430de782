import {describe, expect, test} from 'vitest';
import {
  parseSearchParams,
  missingPageIssueUrl,
  formatSearchParams,
  type DocsData,
} from '../../../src/search/searchParams.ts';

const version = (name: string) => ({name}) as DocsData[string]['versions'][number];
const docs: DocsData = {
  default: {versions: [version('current'), version('4.1')]},
  general: {versions: [version('current')]},
  app: {versions: [version('v4'), version('v5')]},
};

describe('parseSearchParams', () => {
  test.each([
    ['', {query: '', versions: {}, page: 1}],
    ['?q=%20ddl%20', {query: 'ddl', versions: {}, page: 1}],
    ['?q=a+b&version=4.1&version-app=v4&page=3', {query: 'a b', versions: {default: '4.1', app: 'v4'}, page: 3}],
    ['?q=a&only=notes', {query: 'a', versions: {}, page: 1, only: 'notes'}],
    ['?q=a&only=toString', {query: 'a', versions: {}, page: 1}],
    ['?q=a&version=all', {query: 'a', versions: {default: 'all'}, page: 1}],
  ])('parses "%s"', (search, address) => {
    expect(parseSearchParams(search, docs)).toEqual(address);
  });

  test.each(['?version=9.9', '?version=', '?version=toString', '?version-general=current', '?version-app=4.1'])(
    'ignores the version in "%s"',
    (search) => {
      expect(parseSearchParams(search, docs).versions).toEqual({});
    },
  );

  test.each(['0', '-1', '1.5', '1e3', 'two', '', '999999999', ' 2'])('ignores the page number "%s"', (page) => {
    expect(parseSearchParams(`?page=${page}`, docs).page).toBe(1);
  });
});

describe('formatSearchParams', () => {
  test.each([
    [{query: '', versions: {}, page: 1}, ''],
    [{query: '', versions: {}, page: 1, only: 'guides'} as const, '?only=guides'],
    [
      {query: 'a&b <c>', versions: {default: '4.1', app: 'all'}, page: 2},
      '?q=a%26b+%3Cc%3E&version=4.1&version-app=all&page=2',
    ],
  ])('formats %o', (address, search) => {
    expect(formatSearchParams(address)).toBe(search);
    expect(parseSearchParams(search, docs)).toEqual(address);
  });
});

describe('missingPageIssueUrl', () => {
  test('escapes the query in the title', () => {
    const address = new URL(missingPageIssueUrl('https://example.com/issues/new', 'a&body=<b> #1'));
    expect([...address.searchParams]).toEqual([['title', 'Search finds nothing for "a&body=<b> #1"']]);
    expect(address.hash).toBe('');
  });
});
