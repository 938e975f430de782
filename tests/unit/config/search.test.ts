import {describe, expect, test} from 'vitest';
import {hostedSearch} from '../../../config/search.ts';

describe('hostedSearch', () => {
  test('leaves hosted search out where none is configured', () => {
    expect(hostedSearch(undefined)).toEqual({});
  });

  test('hands the account on, searches in the context of a page and has a page of results', () => {
    expect(hostedSearch({appId: 'APP', apiKey: 'key', indexName: 'index'})).toEqual({
      algolia: {
        appId: 'APP',
        apiKey: 'key',
        indexName: 'index',
        contextualSearch: true,
        searchPagePath: 'search',
        placeholder: 'Search docs',
      },
    });
  });
});
