import {describe, expect, test} from 'vitest';
import {developerDocs, editUrlFor, generalDocs} from '../../../config/docs.ts';
import {archivedEditions} from '../../../src/moodle/editions.ts';

const repository = 'https://git.example.org/team/docs';

describe('editUrlFor', () => {
  test.each([
    ['docs', 'apis/core/dml/index.md', `${repository}/edit/main/docs/apis/core/dml/index.md`],
    ['versioned_docs/version-4.1', 'index.md', `${repository}/edit/main/versioned_docs/version-4.1/index.md`],
    ['general', 'releases.mdx', `${repository}/edit/main/general/releases.mdx`],
  ])('returns the editor URL of %s/%s on main', (versionDocsDirPath, docPath, url) => {
    expect(editUrlFor(repository)({versionDocsDirPath, docPath})).toBe(url);
  });
});

describe.each([
  [
    'developer docs',
    developerDocs(repository),
    {current: 'master', ...Object.fromEntries(archivedEditions.map((name) => [name, name]))},
  ],
  ['general docs', generalDocs(repository), {current: 'Next'}],
])('%s', (_name, options, labels) => {
  test('have version labels, but no banner or badge', () => {
    const versions = Object.entries(options.versions ?? {});
    expect(Object.fromEntries(versions.map(([name, {label}]) => [name, label]))).toEqual(labels);
    for (const [, {banner, badge}] of versions) {
      expect(banner).toBe('none');
      expect(badge).toBe(false);
    }
  });

  test('have edit links to the configured repository', () => {
    const {editUrl} = options;
    const page = {version: 'current', versionDocsDirPath: 'docs', docPath: 'a.md', permalink: '/a', locale: 'en-AU'};
    expect(typeof editUrl === 'function' && editUrl(page)).toBe(`${repository}/edit/main/docs/a.md`);
  });
});

test('the current developer docs are at /docs', () => {
  expect(developerDocs(repository)).toMatchObject({routeBasePath: 'docs', lastVersion: 'current'});
});
