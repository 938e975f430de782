import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {AppRelease, Version} from '../types.ts';
import {compareVersions, versionOfRelease as majorOf} from '../versionNames.ts';
import {firstAppPage, readReleases, type AppReleasePage, type ReleasePage, type Releases} from './readReleases.ts';

/** Front matter that the build adds to release notes. `src/theme/DocItem/Content` passes it to the release summaries. */
export interface ReleaseFrontMatter {
  release?: {version: string; data: Version};
  appRelease?: {version: string; releases: readonly AppRelease[]};
}

/** Matches the paths of release notes. Other pages in these folders are about several releases. */
const pagePattern = /^general\/(?:releases\/\d|app_releases\/v\d)/;

type Fields = Readonly<Record<string, unknown>>;

/** An error in a page's front matter, with the line of the field. */
class FrontMatterError extends Error {
  constructor(file: string, text: string, field: string, message: string) {
    const line = text.split('\n').findIndex((content) => content.startsWith(`${field}:`)) + 1;
    super(`${file}:${line || 1}: ${message}`);
    this.name = 'FrontMatterError';
  }
}

function readVersion(file: string, text: string, field: string, fields: Fields): string {
  const version = fields[field];
  if (typeof version === 'number') {
    const message = `${field} ${version} must be in quotes, because 3.10 without quotes is the number 3.1.`;
    throw new FrontMatterError(file, text, field, message);
  }
  if (typeof version !== 'string') {
    const message = `release notes need the version of the release in their front matter, such as "${field}: 4.1.1".`;
    throw new FrontMatterError(file, text, field, message);
  }
  return version;
}

function previousAndNext(pages: readonly {id: string}[], index: number): Record<string, string | null> {
  return {pagination_prev: pages[index - 1]?.id ?? null, pagination_next: pages[index + 1]?.id ?? null};
}

/** Returns only the data that a summary shows, because this data becomes part of the page. */
function releaseProps({release, version}: ReleasePage): ReleaseFrontMatter['release'] {
  const facts = {...version};
  delete facts.requirements;
  const releases = new Set(
    [version.releases[0], release, version.releases.at(-1)].filter((entry) => entry !== undefined),
  );
  return {version: release.name, data: {...facts, releases: [...releases]}};
}

function appReleaseProps({release}: AppReleasePage, {appReleases}: Releases): ReleaseFrontMatter['appRelease'] {
  const newest = appReleases.at(-1);
  return {version: release.version, releases: newest && newest !== release ? [newest, release] : [release]};
}

/** Finds the page of a release. If another file is the page of that release, the path of this file is returned. */
function findPage<Page extends {file: string}>(
  pages: readonly Page[],
  file: string,
  isMatch: (page: Page) => boolean,
): {index: number; page: Page} | {otherFile: string | undefined} {
  const index = pages.findIndex(isMatch);
  const page = pages[index];
  return page?.file === file ? {index, page} : {otherFile: page?.file};
}

function platformFields(file: string, text: string, fields: Fields, releases: Releases): Fields {
  const version = readVersion(file, text, 'version', fields);
  const found = findPage(releases.pages, file, ({release}) => compareVersions(release.name, version) === 0);
  if ('page' in found) {
    return {...previousAndNext(releases.pages, found.index), release: releaseProps(found.page)};
  }
  if (found.otherFile !== undefined) {
    const message = `version ${version} belongs in ${found.otherFile}, because a release can only have one page.`;
    throw new FrontMatterError(file, text, 'version', message);
  }
  const major = majorOf(version);
  const known = releases.versions.find(({name}) => name === major)?.releases;
  const message = !known
    ? `version ${version} is unknown, because there is no data/versions/${major}.json.`
    : known.some(({name}) => name === version)
      ? `version ${version} has no "notes" in data/versions/${major}.json, where it must be the route of this page.`
      : `version ${version} is unknown. The releases in data/versions/${major}.json are ${known.map(({name}) => name).join(', ')}.`;
  throw new FrontMatterError(file, text, 'version', message);
}

function appFields(file: string, text: string, fields: Fields, releases: Releases): Fields {
  const version = readVersion(file, text, 'appVersion', fields);
  const pages = [firstAppPage, ...releases.appPages];
  if (version === '1.x' && file === firstAppPage.file) {
    return previousAndNext(pages, 0);
  }
  const found = findPage(releases.appPages, file, ({release}) => release.version === version);
  if ('page' in found) {
    return {...previousAndNext(pages, found.index + 1), appRelease: appReleaseProps(found.page, releases)};
  }
  const message =
    found.otherFile === undefined
      ? `appVersion ${version} is not in data/app-releases.json.`
      : `appVersion ${version} belongs in ${found.otherFile}, because a release can only have one page.`;
  throw new FrontMatterError(file, text, 'appVersion', message);
}

/** Pages that explain error messages show the sidebar of the guides, which doesn't list them, and are found by the messages. */
function errorFields({messages, keywords = []}: Fields): Fields {
  return messages === undefined
    ? {}
    : {displayed_sidebar: 'docs', keywords: [...(keywords as unknown[]), ...(messages as unknown[])]};
}

/**
 * Returns a front matter parser that adds data to release notes. Authors write `version: 4.1.3` or `appVersion: 4.1.1`. The
 * parser adds the data of the release and the links to the previous and next release, using the files in `data/`. It throws an
 * error with file and line if the data is invalid or doesn't match the page.
 */
export function releaseFrontMatter(site: string): ParseFrontMatter {
  let releases: Releases | undefined;
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(site, params.filePath).split(path.sep).join('/');
    if (!pagePattern.test(file)) {
      return {...parsed, frontMatter: {...parsed.frontMatter, ...errorFields(parsed.frontMatter)}};
    }
    const addFields = file.startsWith('general/app_releases/') ? appFields : platformFields;
    const isFirst = releases === undefined;
    releases ??= readReleases(site);
    let added: Fields;
    try {
      added = addFields(file, params.fileContent, parsed.frontMatter, releases);
    } catch (error) {
      if (isFirst) {
        throw error;
      }
      // The release may have been added to the data since `npm start`, so the data is read again.
      releases = readReleases(site);
      added = addFields(file, params.fileContent, parsed.frontMatter, releases);
    }
    return {...parsed, frontMatter: {...parsed.frontMatter, ...added}};
  };
}
