import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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

function newestVersion(site: string): Version {
  const names = readdirSync(path.join(site, 'data/versions')).map((file) => path.basename(file, '.json'));
  return readJson(site, `data/versions/${names.sort(compareVersions).at(-1) ?? ''}.json`) as Version;
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
  const name = next(editions[0].name);
  if (!existsSync(path.join(site, `data/versions/${name}.json`))) {
    addVersion(site);
  }
  run(site, 'version:cut', '--', name);
}
