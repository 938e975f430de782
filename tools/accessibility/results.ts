import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AccessibilityRecord, AxeResults, EngineResults} from '../../src/moodle/accessibility.ts';

/** Folder in which the tests write their results. Git ignores it. */
const folder = 'accessibility-results';

const axeFile = 'axe.json';

/** Returns today's date in UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function write(site: string, name: string, results: AxeResults | EngineResults): void {
  mkdirSync(path.join(site, folder), {recursive: true});
  writeFileSync(path.join(site, folder, name), `${JSON.stringify(results, undefined, 2)}\n`);
}

/**
 * Writes the results of the tests with axe.
 *
 * @param site - Folder of the project.
 * @param results - The results. The date of today is added.
 */
export function writeAxeResults(site: string, results: Omit<AxeResults, 'date'>): void {
  write(site, axeFile, {date: today(), ...results});
}

/**
 * Writes the results of the tests in another engine.
 *
 * @param site - Folder of the project.
 * @param engine - Name of the engine, which identifies its results.
 * @param results - The results. The date of today is added.
 */
export function writeEngineResults(site: string, engine: string, results: Omit<EngineResults, 'date'>): void {
  write(site, `engine-${engine}.json`, {date: today(), ...results});
}

/**
 * Reads the results that the last test runs have written.
 *
 * @param site - Folder of the project.
 * @returns The content for `data/accessibility.json`.
 * @throws {Error} If there are no results of axe.
 */
export function readResults(site: string): AccessibilityRecord {
  const directory = path.join(site, folder);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(directory, name), 'utf8'));
  let files: string[] = [];
  try {
    files = readdirSync(directory).sort();
  } catch {
    // The folder does not exist before the first run.
  }
  if (!files.includes(axeFile)) {
    throw new Error(
      `${folder}/${axeFile} is missing; "npx playwright test accessibility" writes it if all tests pass.`,
    );
  }
  const engines = files.filter((name) => name.startsWith('engine-')).map((name) => read(name) as EngineResults);
  return {axe: read(axeFile) as AxeResults, engines};
}
