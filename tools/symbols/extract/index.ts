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
import {readPlatform, versionOf} from './platform.ts';
import {writeTables} from './table.ts';

/** Checkouts to read, and the folder to write to. */
export interface ExtractOptions {
  platforms: readonly string[];
  output: string;
}

const usage = 'Usage: npm run symbols:extract -- --platform PATH [--platform PATH …] --output FOLDER';

/**
 * Reads the command line.
 *
 * @param args - Arguments after the name of the command.
 * @returns The options.
 * @throws {Error} If an argument is invalid; one line with the argument, its value and the allowed values.
 */
export function readArguments(args: readonly string[]): ExtractOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {platform: {type: 'string', multiple: true}, output: {type: 'string'}},
  });
  const {platform: platforms = [], output = ''} = values;
  if (platforms.length === 0) {
    throw new Error('--platform is not set; allowed: one or more folders with a checkout of the platform.');
  }
  if (output === '') {
    throw new Error('--output is not set; allowed: a folder for the tables, outside the repository.');
  }
  return {platforms, output};
}

/**
 * Writes the tables of each platform to the folder `moodle-VERSION`. Nothing is written if one of the paths is not a
 * platform.
 *
 * @param options - Checkouts to read, and the folder to write to.
 * @param report - Function that receives progress messages.
 * @throws If a path is not a platform, or if two platforms have the same version.
 */
export function extractSymbols({platforms, output}: ExtractOptions, report: (message: string) => void): void {
  const versions = new Map<string, string>();
  for (const root of platforms) {
    const version = versionOf(root);
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
  try {
    extractSymbols(readArguments(process.argv.slice(2)), (message) => console.error(message));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof TypeError) {
      console.error(usage);
    }
    process.exitCode = 1;
  }
}
