import {expect, test} from 'vitest';
import {checkVersions} from '../../../../checks/versions/index.ts';
import {archivedEditions, currentEdition, editions, editionLinks} from '../../../../src/moodle/editions.ts';

const root = process.cwd();

test('accepts the files of this site', () => {
  expect(checkVersions(root, editions)).toEqual([]);
});

test('reports versions.json and page titles that do not match the list of versions', () => {
  const newest = editions.slice(0, 1);
  expect(checkVersions(root, newest)).toEqual([
    `versions.json: ${JSON.stringify(archivedEditions)}; allowed: [], as data/editions.json lists them.`,
    `docs/changes.md: title is "Changes since ${archivedEditions[0]}"; allowed: "Changes since ".`,
  ]);
});

test('reports every missing file of an archived version', () => {
  const problems = checkVersions(root, [...editions, {name: '0.9', tag: 'v0.9.0'}]);
  expect(problems).toContain(
    'data/editions.json lists 0.9, but versioned_docs/version-0.9/api-index.md does not exist; create it with: npm run version:cut.',
  );
  expect(problems).toHaveLength(10);
});

test('the URL of the API index contains the version, except for the current version', () => {
  expect(editionLinks[currentEdition]?.index).toBe('/docs/api-index');
  expect(Object.keys(editionLinks)).toEqual(editions.map(({name}) => name));
  for (const name of archivedEditions) {
    expect(editionLinks[name]?.index).toBe(`/docs/${name}/api-index`);
  }
});
