import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {editions} from '../../../../src/moodle/editions.ts';
import {cutVersion, readArguments} from '../../../../tools/version-cut/index.ts';

const root = process.cwd();
const current = editions[0].name;
const [major = '', minor = ''] = current.split('.');
const next = `${major}.${Number(minor) + 1}`;
let site: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(site, file), 'utf8');
}

/** Returns the problems that `npm run check:versions` prints. */
function versionProblems(): string[] {
  const command = ['--import', 'tsx', path.join(root, 'checks/versions/index.ts'), site];
  return spawnSync(process.execPath, command, {cwd: root, encoding: 'utf8'}).stderr.split('\n').filter(Boolean);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'version-cut-'));
  const copied = ['data/editions.json', 'data/symbols', 'data/behat-steps', 'data/behat-step-lists', 'data/versions'];
  for (const entry of [...copied, 'versions.json', 'versioned_sidebars', 'versioned_docs']) {
    cpSync(path.join(root, entry), path.join(site, entry), {recursive: true});
  }
  for (const file of ['index.md', 'tags.yml', 'api-index.md', 'changes.md', 'devupdate.md']) {
    cpSync(path.join(root, 'docs', file), path.join(site, 'docs', file));
  }
  write('docs/apis/page.md', 'See [Changes](../changes.md#names-by-component) and [others](./changes.md).\n');
});

afterEach(() => rmSync(site, {recursive: true}));

test('archives the current version, and the check lists the files that the new version needs', async () => {
  expect(versionProblems()).toEqual([]);
  const added = readArguments([next, `--tag=v${next}.0`]);
  expect(await cutVersion(site, added, editions)).toEqual([
    `versioned_docs/version-${current}`,
    `versioned_sidebars/version-${current}-sidebars.json`,
    'versions.json',
    'data/editions.json',
  ]);
  expect(JSON.parse(read('versions.json'))).toEqual(editions.map(({name}) => name));
  expect(JSON.parse(read(`versioned_sidebars/version-${current}-sidebars.json`))).toEqual(
    JSON.parse(read('versioned_sidebars/version-4.1-sidebars.json')),
  );
  const archived = `versioned_docs/version-${current}`;
  expect(readdirSync(path.join(site, archived)).sort()).toEqual(
    ['api-index.md', 'apis', 'devupdate.md', 'index.md', 'tags.yml'].sort(),
  );
  expect(read(`${archived}/apis/page.md`)).toBe(
    'See [Changes](/docs/changes#names-by-component) and [others](./changes.md).\n',
  );
  expect(versionProblems()).toEqual([
    `data/editions.json lists ${next}, but data/versions/${next}.json does not exist; create it with: npm run release:add -- ${next}.`,
    ...[
      [`data/symbols/${next}.tsv`, 'npx tsx tools/symbols SOURCE_FOLDER'],
      [`data/symbols/bundled-${next}.tsv`, 'npx tsx tools/symbols/phpSymbols.ts SOURCE_FOLDER'],
      [`data/behat-steps/${next}.json`, 'npx tsx tools/symbols/behatSteps.ts SOURCE_FOLDER'],
      [`data/behat-step-lists/${next}.json`, 'npx tsx tools/symbols/behatSteps.ts SOURCE_FOLDER'],
    ].map(
      ([file, command]) => `data/editions.json lists ${next}, but ${file} does not exist; create it with: ${command}.`,
    ),
    `docs/devupdate.md: title is "Moodle ${current} developer update"; allowed: "Moodle ${next} developer update".`,
    expect.stringMatching(/^docs\/changes\.md: title is "Changes since .*"; allowed: "Changes since .*"\.$/),
  ]);
});

test.each([
  ['no version', [], 'The version is not set; allowed: one version, such as 4.3.'],
  ['a point release', ['4.3.1'], 'The version is "4.3.1"; allowed: one version, such as 4.3.'],
  ['no tag', [next], `--tag is not set; allowed: the tag of a ${next} release, such as v${next}.0.`],
  [
    'the tag of another version',
    [next, '--tag=v4.1.0'],
    `--tag is "v4.1.0"; allowed: the tag of a ${next} release, such as v${next}.0.`,
  ],
  [
    'the current version',
    [current, `--tag=v${current}.1`],
    `The version is "${current}"; allowed: a version after ${current}, the current one in data/editions.json.`,
  ],
])('rejects %s', async (_what, args, message) => {
  await expect(async () => cutVersion(site, readArguments(args), editions)).rejects.toThrow(message);
});

test('refuses to overwrite an archived version', async () => {
  write(`versioned_docs/version-${current}/index.md`, 'Mine\n');
  await expect(cutVersion(site, {name: next, tag: `v${next}.0`}, editions)).rejects.toThrow(
    `versioned_docs/version-${current} already exists; remove it, because this command creates the archive of ${current}.`,
  );
  expect(read('versions.json')).toBe(readFileSync(path.join(root, 'versions.json'), 'utf8'));
});
