import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkData} from '../data/validateData.ts';
import {compareVersions} from '../versionNames.ts';
import type {AppRelease, Release, Version} from '../types.ts';

interface NotesPage {
  /** Path of the page, relative to the project. */
  file: string;
  /** ID of the page in the general docs. */
  id: string;
}

export interface ReleasePage extends NotesPage {
  release: Release;
  version: Version;
}

/** A release of the mobile app with a separate page. */
export interface AppReleasePage extends NotesPage {
  release: AppRelease;
}

/** All releases and their pages, oldest first. */
export interface Releases {
  versions: readonly Version[];
  appReleases: readonly AppRelease[];
  pages: readonly ReleasePage[];
  appPages: readonly AppReleasePage[];
}

/** The page of all app releases before 2.0. */
export const firstAppPage: NotesPage = {file: 'general/app_releases/v1.x.md', id: 'app_releases/v1.x'};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function pageOf(route: string): NotesPage {
  return {file: `${route.slice(1)}.md`, id: route.replace('/general/', '')};
}

/**
 * Reads and validates the release data at build time, without the bundler. Throws an error with the lines of `npm run
 * check:data`.
 */
export function readReleases(site: string): Releases {
  const data = path.join(site, 'data');
  const errors = checkData(data, ['versions', 'app-releases']);
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
  const versions = readdirSync(path.join(data, 'versions'))
    .map((file) => readJson(path.join(data, 'versions', file)) as Version)
    .sort((a, b) => compareVersions(a.name, b.name));
  // The file lists the newest release first.
  const appReleases = (readJson(path.join(data, 'app-releases.json')) as AppRelease[]).reverse();
  return {
    versions,
    appReleases,
    pages: versions.flatMap((version) =>
      version.releases.flatMap((release) =>
        release.notes === undefined ? [] : [{...pageOf(release.notes), release, version}],
      ),
    ),
    appPages: appReleases.flatMap((release) =>
      release.route.includes('#') ? [] : [{...pageOf(release.route), release}],
    ),
  };
}
