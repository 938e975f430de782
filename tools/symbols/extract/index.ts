/*
 * Extracts the tables that `tools/symbols` and `tools/symbols/behatSteps.ts` read from checkouts of the platform:
 *
 *     npm run symbols:extract -- --platform PATH [--platform PATH …] --output FOLDER
 */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isMain} from '../../lib/isMain.ts';
import {extractTables} from './extract.ts';
import {readPlatform, readVersion} from './platform.ts';
import {writeTables} from './table.ts';

/**
 * Writes the tables of each platform to the folder `moodle-VERSION`. If one of the paths is not a platform, or two have the
 * same version, throws an error and writes nothing.
 */
export function extractSymbols(platforms: readonly string[], output: string, report: (message: string) => void): void {
  const versions = new Map<string, string>();
  for (const root of platforms) {
    const version = readVersion(root);
    if (versions.has(version)) {
      throw new Error(
        `--platform is "${root}", a second checkout of ${version}; allowed: one checkout of each version.`,
      );
    }
    versions.set(version, root);
  }
  const checkouts = [...versions.values()].map(readPlatform);
  for (const platform of checkouts) {
    const {version} = platform;
    const folder = path.join(output, `moodle-${version}`);
    const tables = extractTables(platform, report);
    mkdirSync(folder, {recursive: true});
    writeTables(folder, tables);
    report(`${version}: ${tables.size} tables in ${folder}`);
  }
}

if (isMain(import.meta.url)) {
  const {platform = [], output} = parseArgs({
    options: {platform: {type: 'string', multiple: true}, output: {type: 'string'}},
  }).values;
  if (platform.length === 0 || output === undefined) {
    console.error('Usage: npm run symbols:extract -- --platform PATH [--platform PATH …] --output FOLDER');
    process.exitCode = 1;
  } else {
    extractSymbols(platform, output, (message) => console.error(message));
  }
}
