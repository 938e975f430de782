import {expect, test} from 'vitest';
import {newIssueUrl, searchEngine, writtenBySearch} from '../../../config/search.ts';
import hostedSearch from '../../../src/plugins/hosted-search/index.ts';
import searchIndex from '../../../src/plugins/search-index/index.ts';

test('the embedded engine is that of a build without an account', () => {
  expect(searchEngine(undefined)).toBe(searchIndex);
  expect(writtenBySearch(undefined)).toEqual(['assets/search/']);
});

test('the hosted engine is given the account', () => {
  const account = {appId: 'APP', apiKey: 'key', indexName: 'index'};
  expect(searchEngine(account)).toEqual([hostedSearch, account]);
  expect(writtenBySearch(account)).toEqual([]);
});

test('a missing result is a new issue of the project', () => {
  expect(newIssueUrl('https://github.com/moodle/devdocs')).toBe('https://github.com/moodle/devdocs/issues/new');
});
