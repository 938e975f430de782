import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Props as AppReleaseSummaryProps} from '../../components/content/AppReleaseSummary';
import type {Props as ReleaseSummaryProps} from '../../components/content/ReleaseSummary';
import {compareVersions, versionOf as majorOf} from '../versionNames.ts';
import {firstAppPage, readReleases, type AppReleasePage, type ReleasePage, type Releases} from './readReleases.ts';

/** What the front matter of release notes holds beside what its author wrote. `src/theme/DocItem/Content` draws it. */
export interface ReleaseFrontMatter {
  release?: ReleaseSummaryProps;
  appRelease?: AppReleaseSummaryProps;
}

/** Pages of one release. The others in these folders are about all of them. */
const pagePattern = /^general\/(?:releases\/\d|app_releases\/v\d)/;

type Written = Readonly<Record<string, unknown>>;

/** Reports a fault of a page on the line of the front matter that holds a field, or on the first one. */
class PageFault extends Error {
  constructor(file: string, text: string, field: string, message: string) {
    const line = text.split('\n').findIndex((content) => content.startsWith(`${field}:`)) + 1;
    super(`${file}:${line || 1}: ${message}`);
    this.name = 'PageFault';
  }
}

function versionOf(file: string, text: string, field: string, written: Written): string {
  const version = written[field];
  if (typeof version === 'number') {
    const message = `${field} ${version} has to be in quotes, since 3.10 without them is the number 3.1.`;
    throw new PageFault(file, text, field, message);
  }
  if (typeof version !== 'string') {
    const message = `notes of a release need its version in their front matter, such as "${field}: 4.1.1".`;
    throw new PageFault(file, text, field, message);
  }
  return version;
}

function previousAndNext(pages: readonly {id: string}[], index: number): Record<string, string | null> {
  return {pagination_prev: pages[index - 1]?.id ?? null, pagination_next: pages[index + 1]?.id ?? null};
}

/** Only what a summary shows, since it becomes part of the page. */
function releaseProps({release, version}: ReleasePage): ReleaseSummaryProps {
  const facts = {...version};
  delete facts.requirements;
  const releases = new Set(
    [version.releases[0], release, version.releases.at(-1)].filter((entry) => entry !== undefined),
  );
  return {version: release.name, data: {...facts, releases: [...releases]}};
}

function appReleaseProps({release}: AppReleasePage, {appReleases}: Releases): AppReleaseSummaryProps {
  const newest = appReleases.at(-1);
  return {version: release.version, releases: newest && newest !== release ? [newest, release] : [release]};
}

/** The page among all pages of releases, or what is wrong. */
function findPage<Page extends {file: string}>(
  pages: readonly Page[],
  file: string,
  isMeant: (page: Page) => boolean,
): {index: number; page: Page} | {place: string | undefined} {
  const index = pages.findIndex(isMeant);
  const page = pages[index];
  return page?.file === file ? {index, page} : {place: page?.file};
}

function platformFields(file: string, text: string, written: Written, releases: Releases): Written {
  const version = versionOf(file, text, 'version', written);
  const found = findPage(releases.pages, file, ({release}) => compareVersions(release.name, version) === 0);
  if ('page' in found) {
    return {...previousAndNext(releases.pages, found.index), release: releaseProps(found.page)};
  }
  if (found.place !== undefined) {
    const message = `version ${version} belongs on ${found.place}, so that no release has two pages.`;
    throw new PageFault(file, text, 'version', message);
  }
  const major = majorOf(version);
  const known = releases.versions.find(({name}) => name === major)?.releases;
  const message = !known
    ? `version ${version} is not on record: there is no data/versions/${major}.json.`
    : known.some(({name}) => name === version)
      ? `version ${version} has no "notes" in data/versions/${major}.json, which has to name this page.`
      : `version ${version} is not on record. data/versions/${major}.json has ${known.map(({name}) => name).join(', ')}.`;
  throw new PageFault(file, text, 'version', message);
}

function appFields(file: string, text: string, written: Written, releases: Releases): Written {
  const version = versionOf(file, text, 'appVersion', written);
  const pages = [firstAppPage, ...releases.appPages];
  if (version === '1.x' && file === firstAppPage.file) {
    return previousAndNext(pages, 0);
  }
  const found = findPage(releases.appPages, file, ({release}) => release.version === version);
  if ('page' in found) {
    return {...previousAndNext(pages, found.index + 1), appRelease: appReleaseProps(found.page, releases)};
  }
  const message =
    found.place === undefined
      ? `appVersion ${version} is not on record in data/app-releases.json.`
      : `appVersion ${version} belongs on ${found.place}, so that no release has two pages.`;
  throw new PageFault(file, text, 'appVersion', message);
}

/**
 * Completes the front matter of release notes. Their author writes `version: 4.1.3` or `appVersion: 4.1.1`; what is on
 * record of that release, and the pages of the release before and after it, come from `data/`.
 *
 * @param site - Folder of the project.
 * @returns What Docusaurus parses front matter with. It throws an error that names file and line for a release that is
 *   not on record or has its page elsewhere, and every fault of the data.
 */
export function releaseFrontMatter(site: string): ParseFrontMatter {
  let releases: Releases | undefined;
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(site, params.filePath).split(path.sep).join('/');
    if (!pagePattern.test(file)) {
      return parsed;
    }
    const fields = file.startsWith('general/app_releases/') ? appFields : platformFields;
    const isFirst = releases === undefined;
    releases ??= readReleases(site);
    let added: Written;
    try {
      added = fields(file, params.fileContent, parsed.frontMatter, releases);
    } catch (error) {
      if (isFirst) {
        throw error;
      }
      // The release may have been added to the data since `npm start`.
      releases = readReleases(site);
      added = fields(file, params.fileContent, parsed.frontMatter, releases);
    }
    return {...parsed, frontMatter: {...parsed.frontMatter, ...added}};
  };
}
