import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const project = process.cwd();

/**
 * Creates a folder with the data that version histories are validated against: the project's schema, and three versions.
 *
 * @returns Path of the folder. The caller has to remove it.
 */
export function makeHistorySite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'history-'));
  cpSync(path.join(project, 'data/schemas'), path.join(site, 'data/schemas'), {recursive: true});
  mkdirSync(path.join(site, 'data/versions'));
  for (const [name, releases] of [
    ['3.9', ['3.9.0']],
    ['4.1', ['4.1.0', '4.1.3']],
    ['4.2', ['4.2.0', '4.2.2']],
  ] as const) {
    const version = {name, releases: releases.map((release) => ({name: release}))};
    writeFileSync(path.join(site, `data/versions/${name}.json`), JSON.stringify(version));
  }
  return site;
}
