import {describe, expect, test} from 'vitest';
import {developerDocs, generalDocs} from '../../../config/docs.ts';
import {archivedEditions, currentLabel} from '../../../src/moodle/editions.ts';

const repository = 'https://git.example.org/team/docs';

describe.each([
  [
    'developer docs',
    developerDocs(repository),
    {current: currentLabel, ...Object.fromEntries(archivedEditions.map((name) => [name, name]))},
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
});

test('the current developer docs are at /docs', () => {
  expect(developerDocs(repository)).toMatchObject({routeBasePath: 'docs', lastVersion: 'current'});
});
