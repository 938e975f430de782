import {describe, expect, test} from 'vitest';
import type {DocsData} from '@site/src/search/searchParams';
import {tagsFor, versionFilters, versionLabel} from '@site/src/search/versionFilters';

const version = (name: string, label = name) => ({name, label}) as DocsData[string]['versions'][number];
const docs: DocsData = {
  default: {versions: [version('current', 'master'), version('4.1')]},
  general: {versions: [version('current', 'Next')]},
};
const tags = ['default', 'docs-default-4.1', 'docs-general-current'];
const filters = versionFilters(docs, tags);

test('versionFilters returns a filter for docs with several versions, with the current version selected', () => {
  expect(filters).toEqual([
    {
      pluginId: 'default',
      versions: [
        {name: 'current', label: 'master'},
        {name: '4.1', label: '4.1'},
      ],
      defaultVersion: '4.1',
    },
  ]);
  expect(versionFilters(docs, [])[0]?.defaultVersion).toBe('all');
});

describe('tagsFor', () => {
  test.each([
    [{}, ['docs-default-4.1']],
    [{default: 'current'}, ['docs-default-current']],
    [{default: 'all'}, ['docs-default-current', 'docs-default-4.1']],
  ])('returns the tags of the selection %o', (chosen, wanted) => {
    expect(tagsFor(filters, chosen, tags)).toEqual(['default', 'docs-general-current', ...wanted]);
  });
});

test('versionLabel returns the label of versioned pages only', () => {
  expect(versionLabel(filters, 'docs-default-current')).toBe('master');
  expect(versionLabel(filters, 'docs-general-current')).toBeUndefined();
  expect(versionLabel(filters, 'default')).toBeUndefined();
});
