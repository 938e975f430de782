import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Edition} from '../../src/moodle/editions.ts';
import {collectChanges, formatChanges} from '../../tools/changes/index.ts';
import {isMain} from '../../tools/lib/isMain.ts';

const versionList = 'data/editions.json';

/** Lists the files that a documented version needs, and how to create each of them. */
function filesOf(version: string, isCurrent: boolean): [file: string, remedy: string][] {
  const pages = isCurrent ? 'docs' : `versioned_docs/version-${version}`;
  const pagesRemedy = isCurrent ? 'restore it' : 'create it with: npm run version:cut';
  const stepsRemedy = 'create it with: npx tsx tools/symbols/behatSteps.ts SOURCE_FOLDER';
  const files: [string, string][] = [
    [`${pages}/index.md`, pagesRemedy],
    [`${pages}/tags.yml`, pagesRemedy],
    [`${pages}/api-index.md`, pagesRemedy],
    [`data/versions/${version}.json`, `create it with: npm run release:add -- --from FILE`],
    [`data/symbols/${version}.tsv`, 'create it with: npx tsx tools/symbols SOURCE_FOLDER'],
    [`data/symbols/bundled-${version}.tsv`, 'create it with: npx tsx tools/symbols/phpSymbols.ts SOURCE_FOLDER'],
    [`data/behat-steps/${version}.json`, stepsRemedy],
    [`data/behat-step-lists/${version}.json`, stepsRemedy],
  ];
  return isCurrent
    ? [...files, [`data/changes/${version}.json`, 'create it with: npm run changes']]
    : [...files, [`versioned_sidebars/version-${version}-sidebars.json`, pagesRemedy]];
}

function readText(site: string, file: string): string {
  const fullPath = path.join(site, file);
  return existsSync(fullPath) ? readFileSync(fullPath, 'utf8') : '';
}

/** Checks that the project has the files that each documented version (newest first) needs, and that they match the list. */
export function checkVersions(site: string, versions: readonly Edition[]): string[] {
  const names = versions.map(({name}) => name);
  const [current = '', ...archived] = names;
  const problems = names.flatMap((version) =>
    filesOf(version, version === current)
      .filter(([file]) => !existsSync(path.join(site, file)))
      .map(([file, remedy]) => `${versionList} lists ${version}, but ${file} does not exist; ${remedy}.`),
  );
  const expected = JSON.stringify(archived);
  const actual = readText(site, 'versions.json').replace(/\s/g, '');
  if (actual !== expected) {
    problems.push(`versions.json: ${actual || 'not set'}; allowed: ${expected}, as ${versionList} lists them.`);
  }
  const title = titleOf(site, 'docs/changes.md');
  const allowed = `Changes since ${archived[0] ?? ''}`;
  if (title !== allowed) {
    problems.push(
      `docs/changes.md: title is ${title === undefined ? 'not set' : `"${title}"`}; allowed: "${allowed}".`,
    );
  }
  return problems;
}

function titleOf(site: string, file: string): string | undefined {
  return /^title: (.*)$/m.exec(readText(site, file))?.[1];
}

/**
 * Lists what only a maintainer can complete after a version was cut. Until then, the site is correct but describes the version
 * before.
 */
export async function unfinishedWork(site: string, versions: readonly Edition[]): Promise<string[]> {
  const warnings: string[] = [];
  const [current] = versions;
  if (current && !current.tag.startsWith(`v${current.name}.`)) {
    warnings.push(
      `${versionList}: the names of ${current.name} are those of ${current.tag}; extract them, and set the tag.`,
    );
  }
  const developerUpdate = `Moodle ${current?.name} developer update`;
  if (titleOf(site, 'docs/devupdate.md') !== developerUpdate) {
    warnings.push(`docs/devupdate.md: describe ${current?.name}, and change the title to "${developerUpdate}".`);
  }
  const changes = `data/changes/${current?.name}.json`;
  if (readText(site, changes) !== (await formatChanges(collectChanges(site, versions)))) {
    warnings.push(`${changes} is out of date; run: npm run changes.`);
  }
  return warnings;
}

// `npx tsx checks/versions [folder] [--strict]`: without a folder, checks this site. Warnings fail only with `--strict`.
if (isMain(import.meta.url)) {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {strict: {type: 'boolean'}}});
  const site = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '../..'));
  const versions = JSON.parse(readText(site, versionList)) as Edition[];
  const problems = checkVersions(site, versions);
  const warnings = problems.length > 0 ? [] : await unfinishedWork(site, versions);
  problems.forEach((problem) => console.error(problem));
  warnings.forEach((warning) => console.warn(`Warning: ${warning}`));
  process.exitCode = problems.length > 0 || (values.strict === true && warnings.length > 0) ? 1 : 0;
}
