/*
 * Lists the names that were added in a point release, because they are missing in an earlier release of the version:
 *
 *     npx tsx tools/symbols/laterReleases.ts TABLES_FOLDER VERSION RELEASE
 *
 * TABLES_FOLDER contains the tables that `npm run symbols:extract` wrote for a checkout of the earlier release,
 * RELEASE.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMain} from '../lib/isMain.ts';
import {entriesOf, formatSymbols} from './index.ts';

/**
 * Reads the names in a file of `data/symbols`.
 *
 * @returns Kinds and names, separated by a tab. Names of members start with their class.
 */
function namesOf(text: string): Set<string> {
  const names = new Set<string>();
  let owner = '';
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [kind = '', name = '', detail = ''] = line.split('\t');
    if (kind === '') {
      names.add(`${detail.startsWith('=') ? 'class constant' : 'method'}\t${owner}::${name}`);
    } else {
      owner = name;
      names.add(`${kind}\t${name}`);
    }
  }
  return names;
}

/**
 * Finds the names that are missing in an earlier release.
 *
 * @param current - Content of the version's file in `data/symbols`.
 * @param earlier - The same for an earlier release of the version.
 * @param release - The earlier release, such as `4.2.1`.
 * @returns A table with the kind, the name and the release.
 */
export function laterNames(current: string, earlier: string, release: string): string {
  const known = namesOf(earlier);
  const later = [...namesOf(current)].filter((name) => !known.has(name));
  return `${['kind\tname\tmissing in', ...later.map((name) => `${name}\t${release}`)].join('\n')}\n`;
}

if (isMain(import.meta.url)) {
  const [folder, version, release] = process.argv.slice(2);
  const target = path.join(import.meta.dirname, `../../data/symbols/${version}`);
  if (folder === undefined || release === undefined || !existsSync(`${target}.tsv`)) {
    console.error(
      'Usage: npx tsx tools/symbols/laterReleases.ts TABLES_FOLDER VERSION RELEASE, such as tables/moodle-4.2 4.2 4.2.1',
    );
    process.exitCode = 1;
  } else {
    const earlier = formatSymbols(entriesOf(folder));
    writeFileSync(`${target}-later.tsv`, laterNames(readFileSync(`${target}.tsv`, 'utf8'), earlier, release));
  }
}
