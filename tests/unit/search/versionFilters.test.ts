import {describe, expect, test} from 'vitest';
import type {DocsData} from '@site/src/search/address';
import {tagsFor, versionFilters, versionLabel} from '@site/src/search/versionFilters';

const version = (name: string, label = name) => ({name, label}) as DocsData[string]['versions'][number];
const docs: DocsData = {
  default: {versions: [version('current', 'master'), version('4.1')]},
  general: {versions: [version('current', 'Next')]},
};
const tags = ['default', 'docs-default-4.1', 'docs-general-current'];
const filters = versionFilters(docs, tags);

test('only documentation with several versions has a filter, which begins where the reader is', () => {
  expect(filters).toEqual([
    {
      pluginId: 'default',
      versions: [
        {name: 'current', label: 'master'},
        {name: '4.1', label: '4.1'},
      ],
      usual: '4.1',
    },
  ]);
  expect(versionFilters(docs, [])[0]?.usual).toBe('all');
});

describe('tagsFor', () => {
  test.each([
    [{}, ['docs-default-4.1']],
    [{default: 'current'}, ['docs-default-current']],
    [{default: 'all'}, ['docs-default-current', 'docs-default-4.1']],
  ])('of the choice %o', (chosen, wanted) => {
    expect(tagsFor(filters, chosen, tags)).toEqual(['default', 'docs-general-current', ...wanted]);
  });
});

test('pages say their version where there are others', () => {
  expect(versionLabel(filters, 'docs-default-current')).toBe('master');
  expect(versionLabel(filters, 'docs-general-current')).toBeUndefined();
  expect(versionLabel(filters, 'default')).toBeUndefined();
});
