import {expect, test} from 'vitest';
import {checkVersions} from '../../../../checks/versions/index.ts';
import {
  archivedVersions,
  currentVersion,
  documentedVersions,
  platformVersions,
} from '../../../../src/moodle/editions.ts';

const root = process.cwd();

test('accepts the files of this site', () => {
  expect(checkVersions(root, documentedVersions)).toEqual([]);
});

test('reports versions.json and page titles that do not match the list of versions', () => {
  const newest = documentedVersions.slice(0, 1);
  expect(checkVersions(root, newest)).toEqual([
    `versions.json: ${JSON.stringify(archivedVersions)}; allowed: [], as src/moodle/editions.ts lists them.`,
    `docs/changes.md: title is "Changes since ${archivedVersions[0]}"; allowed: "Changes since ".`,
  ]);
});

test('reports every missing file of an archived version', () => {
  const problems = checkVersions(root, [...documentedVersions, {name: '0.9', tag: 'v0.9.0'}]);
  expect(problems).toContain(
    'src/moodle/editions.ts lists 0.9, but versioned_docs/version-0.9/api-index.md does not exist; create it with: npm run version:cut.',
  );
  expect(problems).toHaveLength(10);
});

test('the URL of the API index contains the version, except for the current version', () => {
  expect(platformVersions[currentVersion]?.index).toBe('/docs/api-index');
  expect(Object.keys(platformVersions)).toEqual(documentedVersions.map(({name}) => name));
  for (const name of archivedVersions) {
    expect(platformVersions[name]?.index).toBe(`/docs/${name}/api-index`);
  }
});
