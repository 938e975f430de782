/*
 * Archives the current developer docs and makes a new version of the platform the current one:
 *
 *     npm run version:cut -- 4.3 --tag=v4.3.0
 */
import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {applyEdits, modify} from 'jsonc-parser';
import {format} from 'prettier';
import {isMain} from '../lib/isMain.ts';
import {editions, type Edition} from '../../src/moodle/editions.ts';
import sidebars from '../../sidebars.ts';
import {compareVersions} from '../../src/moodle/versionNames.ts';

const list = 'data/editions.json';

/** The page that compares the current version with the previous one. Archived versions do not have it. */
const comparison = 'changes.md';

/**
 * Reads the command line.
 *
 * @param args - Arguments after the name of the command.
 * @returns The version that becomes the current one.
 * @throws {Error} If an argument is invalid; one line with the argument, its value and the allowed values.
 */
export function readArguments(args: readonly string[]): Edition {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {tag: {type: 'string'}},
  });
  const name = positionals.join(' ');
  if (!/^\d+\.\d+$/.test(name)) {
    throw new Error(`The version is ${name ? `"${name}"` : 'not set'}; allowed: one version, such as 4.3.`);
  }
  const {tag} = values;
  if (tag === undefined || !tag.startsWith(`v${name}.`) || !/^v\d+\.\d+\.\d+$/.test(tag)) {
    const value = tag === undefined ? 'not set' : `"${tag}"`;
    throw new Error(`--tag is ${value}; allowed: the tag of a ${name} release, such as v${name}.0.`);
  }
  return {name, tag};
}

/** Changes links to `changes.md`, which archived versions do not have, so that they lead to the current docs. */
function relinkComparison(folder: string): void {
  for (const entry of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!/\.mdx?$/.test(entry)) {
      continue;
    }
    const file = path.join(folder, entry);
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(/\]\(((?:\.\.?\/)+changes\.md)(?=[)#])/g, (link, target: string) =>
      path.resolve(path.dirname(file), target) === path.join(folder, comparison) ? '](/docs/changes' : link,
    );
    if (changed !== text) {
      writeFileSync(file, changed);
    }
  }
}

/**
 * Copies `docs/` to `versioned_docs/`, writes the sidebar of the copy, and adds the version to `versions.json` and
 * `data/editions.json`.
 *
 * @param site - Folder of the project.
 * @param added - The version that `docs/` describes from now on.
 * @param versions - Versions that are documented so far, newest first.
 * @returns The files and folders that were written, relative to the project.
 * @throws {Error} If the version cannot be added. Nothing is written in that case.
 */
export async function cutVersion(site: string, added: Edition, versions: readonly Edition[]): Promise<string[]> {
  const {name, tag} = added;
  const current = versions[0]?.name ?? '';
  if (compareVersions(name, current) <= 0) {
    throw new Error(`The version is "${name}"; allowed: a version after ${current}, the current one in ${list}.`);
  }
  const folder = `versioned_docs/version-${current}`;
  const sidebar = `versioned_sidebars/version-${current}-sidebars.json`;
  for (const target of [folder, sidebar]) {
    if (existsSync(path.join(site, target))) {
      throw new Error(`${target} already exists; remove it, because this command creates the archive of ${current}.`);
    }
  }
  const copy = path.join(site, folder);
  cpSync(path.join(site, 'docs'), copy, {
    recursive: true,
    filter: (entry) => entry !== path.join(site, 'docs', comparison),
  });
  relinkComparison(copy);
  writeFileSync(path.join(site, sidebar), `${JSON.stringify(sidebars, null, 2)}\n`);
  writeFileSync(path.join(site, 'versions.json'), `${JSON.stringify(versions.map((version) => version.name))}\n`);
  const text = readFileSync(path.join(site, list), 'utf8');
  const edits = modify(text, [0], {name, tag}, {isArrayInsertion: true});
  writeFileSync(
    path.join(site, list),
    await format(applyEdits(text, edits), {parser: 'json', printWidth: 120, bracketSpacing: false}),
  );
  return [folder, sidebar, 'versions.json', list];
}

if (isMain(import.meta.url)) {
  try {
    const added = readArguments(process.argv.slice(2));
    const written = await cutVersion(path.join(import.meta.dirname, '../..'), added, editions);
    console.log(`Wrote ${written.join(', ')}.`);
    console.log('Run "npm run check:versions" to see what is still missing.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
