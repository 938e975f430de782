import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkData} from '../validateData.ts';
import {compareVersions} from '../versionNames.ts';
import type {AppRelease, Release, Version} from '../types.ts';

/** A release whose notes have a page. */
interface Page {
  /** Path of the page in the project. */
  file: string;
  /** Id of the page in the general documentation. */
  id: string;
}

/** A release of the platform with a page. */
export interface ReleasePage extends Page {
  release: Release;
  version: Version;
}

/** A release of the mobile app with a page of its own. */
export interface AppReleasePage extends Page {
  release: AppRelease;
}

/** All releases with pages, the oldest first. */
export interface Releases {
  versions: readonly Version[];
  appReleases: readonly AppRelease[];
  pages: readonly ReleasePage[];
  appPages: readonly AppReleasePage[];
}

/** The one page of all releases before 2.0 of the app. */
export const firstAppPage: Page = {file: 'general/app_releases/v1.x.md', id: 'app_releases/v1.x'};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function pageOf(route: string): Page {
  return {file: `${route.slice(1)}.md`, id: route.replace('/general/', '')};
}

/**
 * Reads what the project knows of releases, outside the bundler.
 *
 * @param site - Folder of the project.
 * @returns Every version and app release, and those with pages, the oldest first.
 * @throws Error with one line for each fault of the data (file, line, value, what is allowed), as `npm run check:data`
 *   reports it.
 */
export function readReleases(site: string): Releases {
  const data = path.join(site, 'data');
  const faults = checkData(data, ['versions', 'app-releases']);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const versions = readdirSync(path.join(data, 'versions'))
    .map((file) => readJson(path.join(data, 'versions', file)) as Version)
    .sort((a, b) => compareVersions(a.name, b.name));
  // The file has the newest first.
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
