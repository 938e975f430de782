import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Edition} from '../../src/moodle/editions.ts';
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
    [`data/versions/${version}.json`, `create it with: npm run release:add -- ${version}`],
    [`data/symbols/${version}.tsv`, 'create it with: npx tsx tools/symbols SOURCE_FOLDER'],
    [`data/symbols/bundled-${version}.tsv`, 'create it with: npx tsx tools/symbols/phpSymbols.ts SOURCE_FOLDER'],
    [`data/behat-steps/${version}.json`, stepsRemedy],
    [`data/behat-step-lists/${version}.json`, stepsRemedy],
  ];
  return isCurrent ? files : [...files, [`versioned_sidebars/version-${version}-sidebars.json`, pagesRemedy]];
}

function readText(site: string, file: string): string {
  const fullPath = path.join(site, file);
  return existsSync(fullPath) ? readFileSync(fullPath, 'utf8') : '';
}

/**
 * Checks that the project has the files that each documented version needs, and that they match the list of versions.
 *
 * @param site - Folder of the project.
 * @param versions - The documented versions, newest first.
 * @returns One line for each problem, with the file and either the allowed value or the way to fix it.
 */
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
  const titles: [file: string, title: string][] = [
    ['docs/devupdate.md', `Moodle ${current} developer update`],
    ['docs/changes.md', `Changes since ${archived[0] ?? ''}`],
  ];
  for (const [file, title] of titles) {
    const found = /^title: (.*)$/m.exec(readText(site, file))?.[1];
    if (found !== title) {
      problems.push(`${file}: title is ${found === undefined ? 'not set' : `"${found}"`}; allowed: "${title}".`);
    }
  }
  return problems;
}

// `npx tsx checks/versions [folder]`: without a folder, checks this site.
if (isMain(import.meta.url)) {
  const site = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..'));
  const problems = checkVersions(site, JSON.parse(readText(site, versionList)) as Edition[]);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
