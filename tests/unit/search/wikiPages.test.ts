import {expect, test} from 'vitest';
import {findWikiPage} from '@site/src/search/wikiPages';

const page = (path: string) => ({path, title: 'A page', description: 'About it.'});
const pages = [
  '/docs/apis/core/dml',
  '/docs/apis/commonfiles/',
  '/general/development/policies/security/sql-injection',
].map(page);

test.each([
  ['dev/data_manipulation_api', '/docs/apis/core/dml'],
  ['dev/Data%20manipulation%20API', '/docs/apis/core/dml'],
  ['Data_manipulation_API', '/docs/apis/core/dml'],
  ['dev/Data_manipulation_API/', '/docs/apis/core/dml'],
  ['dev/DATA_MANIPULATION_API/index.html', '/docs/apis/core/dml'],
  ['dev/security:sql injection', '/general/development/policies/security/sql-injection'],
  ['dev/upgrade_notes', '/docs/apis/commonfiles#upgradetxt'],
])('%s leads to %s', (path, expected) => {
  expect(findWikiPage(path, pages, '/')).toEqual({...page(expected)});
});

test('includes the base URL', () => {
  const below = [page('/resources/docs/apis/core/dml')];
  expect(findWikiPage('dev/data manipulation api', below, '/resources/')).toEqual(below[0]);
});

test.each(['', 'dev/', 'dev/Data', 'dev/Data_manipulation', 'dev/%E0%A4%A', 'docs/Data_manipulation_API'])(
  '"%s" is not a page of the old wiki',
  (path) => {
    expect(findWikiPage(path, pages, '/')).toBeUndefined();
  },
);
