import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const project = process.cwd();

/**
 * Makes a folder with what blocks of version history are held to: the project's schema, and two versions of its own.
 *
 * @returns Its path. Whoever asks removes it.
 */
export function makeHistorySite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'history-'));
  cpSync(path.join(project, 'data/schemas'), path.join(site, 'data/schemas'), {recursive: true});
  mkdirSync(path.join(site, 'data/versions'));
  for (const [name, releases] of [
    ['3.9', ['3.9.0']],
    ['4.1', ['4.1.0', '4.1.3']],
    ['4.2', ['4.2.0']],
  ] as const) {
    const version = {name, releases: releases.map((release) => ({name: release}))};
    writeFileSync(path.join(site, `data/versions/${name}.json`), JSON.stringify(version));
  }
  return site;
}
