import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {editions} from '../../src/moodle/editions.ts';
import type {AppRelease, Version} from '../../src/moodle/types.ts';
import {compareVersions} from '../../src/moodle/versionNames.ts';
import {run} from './copy.ts';

function readJson(site: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(site, file), 'utf8'));
}

/** Adds a release with the command that the guide names. The example record gives everything except for the changes. */
function addRelease(site: string, example: string, changes: object): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const file = path.join(folder, 'record.json');
  const record = readJson(site, `tools/release-add/examples/${example}.json`) as object;
  writeFileSync(file, JSON.stringify({...record, ...changes}));
  run(site, 'release:add', '--', '--from', file);
  rmSync(folder, {recursive: true});
}

/** Returns the date some days later, in ISO format. */
function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns a version with its last number increased by one. */
function next(version: string): string {
  return version.replace(/\d+$/, (last) => String(Number(last) + 1));
}

/** Lists the names of all versions in the data, oldest first. */
function versionNames(site: string): string[] {
  const files = readdirSync(path.join(site, 'data/versions'));
  return files.map((file) => path.basename(file, '.json')).sort(compareVersions);
}

function newestVersion(site: string): Version {
  return readJson(site, `data/versions/${versionNames(site).at(-1) ?? ''}.json`) as Version;
}

/** Adds the point release that follows the newest one. */
export function addPointRelease(site: string): void {
  const version = newestVersion(site);
  const last = version.releases.at(-1);
  const name = last?.name === version.name ? `${last.name}.1` : next(last?.name ?? '');
  const date = later(last?.releaseDate ?? version.releaseDate, 1);
  addRelease(site, 'point-release', {version: name, date, build: String(Number(last?.build) + 1)});
}

/** Adds the version that follows the newest one, with its first release. */
export function addVersion(site: string): void {
  const {name, releases} = newestVersion(site);
  const date = later(releases.at(-1)?.releaseDate ?? '', 1);
  const support = {generalEndDate: later(date, 365), securityEndDate: later(date, 547), isLTS: false};
  addRelease(site, 'version', {version: `${next(name)}.0`, date, build: `${date.replaceAll('-', '')}00`, support});
}

/** Adds the release of the mobile app that follows the newest one. */
export function addAppRelease(site: string): void {
  const [newest] = readJson(site, 'data/app-releases.json') as AppRelease[];
  addRelease(site, 'app-release', {app: next(newest?.version ?? ''), date: later(newest?.date ?? '', 1)});
}

/** Archives the current edition, as if the next version had been released. */
export function cutEdition(site: string): void {
  const nextVersion = () => versionNames(site).find((name) => compareVersions(name, editions[0].name) > 0);
  if (nextVersion() === undefined) {
    addVersion(site);
  }
  run(site, 'version:cut', '--', nextVersion() ?? '');
}
