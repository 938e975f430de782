import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {DocumentedVersion} from '../../config/platform.ts';
import {isMain} from '../isMain.ts';

const list = 'config/platform.ts';

/** Files that a documented version needs, and how to get them. */
function filesOf(version: string, isCurrent: boolean): [file: string, remedy: string][] {
  const pages = isCurrent ? 'docs' : `versioned_docs/version-${version}`;
  const ofPages = isCurrent ? 'restore it' : 'create it with: npm run version:cut';
  const steps = 'create it with: npx tsx tools/symbols/behatSteps.ts SOURCE_FOLDER';
  const files: [string, string][] = [
    [`${pages}/index.md`, ofPages],
    [`${pages}/tags.yml`, ofPages],
    [`${pages}/api-index.md`, ofPages],
    [`data/versions/${version}.json`, `create it with: npm run release:add -- ${version}`],
    [`data/symbols/${version}.tsv`, 'create it with: npx tsx tools/symbols SOURCE_FOLDER'],
    [`data/symbols/bundled-${version}.tsv`, 'create it with: npx tsx tools/symbols/phpSymbols.ts SOURCE_FOLDER'],
    [`data/behat-steps/${version}.json`, steps],
    [`data/behat-step-lists/${version}.json`, steps],
  ];
  return isCurrent ? files : [...files, [`versioned_sidebars/version-${version}-sidebars.json`, ofPages]];
}

function readText(site: string, file: string): string {
  const place = path.join(site, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

/**
 * Checks that the files which depend on the documented versions agree with their list.
 *
 * @param site - Folder of the project.
 * @param versions - The list, the newest version first.
 * @returns One line for each fault: file, what is wrong, and what is allowed or how to fix it.
 */
export function checkVersions(site: string, versions: readonly DocumentedVersion[]): string[] {
  const names = versions.map(({name}) => name);
  const [current = '', ...archived] = names;
  const faults = names.flatMap((version) =>
    filesOf(version, version === current)
      .filter(([file]) => !existsSync(path.join(site, file)))
      .map(([file, remedy]) => `${list} lists ${version}, but ${file} does not exist; ${remedy}.`),
  );
  const expected = JSON.stringify(archived);
  const written = readText(site, 'versions.json').replace(/\s/g, '');
  if (written !== expected) {
    faults.push(`versions.json: ${written || 'not set'}; allowed: ${expected}, as ${list} lists them.`);
  }
  const titles: [file: string, title: string][] = [
    ['docs/devupdate.md', `Moodle ${current} developer update`],
    ['docs/changes.md', `Changes since ${archived[0] ?? ''}`],
  ];
  for (const [file, title] of titles) {
    const found = /^title: (.*)$/m.exec(readText(site, file))?.[1];
    if (found !== title) {
      faults.push(`${file}: title is ${found === undefined ? 'not set' : `"${found}"`}; allowed: "${title}".`);
    }
  }
  return faults;
}

// `npx tsx checks/versions [folder]`: without a folder, the site's own.
if (isMain(import.meta.url)) {
  const site = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..'));
  const module = (await import(pathToFileURL(path.join(site, list)).href)) as {documentedVersions: DocumentedVersion[]};
  const faults = checkVersions(site, module.documentedVersions);
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
