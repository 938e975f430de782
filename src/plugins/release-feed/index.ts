import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {newestFirst} from '../../moodle/releases/newestFirst.ts';
import {readReleases, type Releases} from '../../moodle/releases/readReleases.ts';
import {supportedVersions} from '../../moodle/support.ts';
import type {Version} from '../../moodle/types.ts';
import {atomFeed, type FeedEntry} from './feed.ts';
import {releaseList} from './releaseList.ts';

const routes = {
  page: '/general/releases',
  feed: '/general/releases.atom',
  list: '/general/releases.json',
  schema: '/general/releases.schema.json',
  licence: '/general/license',
};

/** Number of releases in the feed, which covers about a year. */
const feedLength = 30;

/** Returns the titles and descriptions of the general docs by file. */
function describedPages(plugins: readonly LoadedPlugin[]): Map<string, {title: string; description: string}> {
  const docs = plugins.find(
    ({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === 'general',
  )?.content;
  return new Map(
    (docs as LoadedContent | undefined)?.loadedVersions.flatMap((version) =>
      version.docs.map(({source, title, description}) => [source.replace('@site/', ''), {title, description}] as const),
    ),
  );
}

/** Reduces the versions to what pages about the newest ones show, because all of them are a tenth of a page's script. */
function outlineOf(versions: readonly Version[]): Version[] {
  const supported = new Set(supportedVersions(versions));
  return versions.toReversed().map((version) => ({
    ...version,
    releases: version.releases.filter((_, index) => index === 0 || index === version.releases.length - 1),
    removedPlugins: undefined,
    requirements: supported.has(version) ? version.requirements : undefined,
  }));
}

/**
 * Publishes the releases for other programs: `/general/releases.atom`, a feed of the newest releases with notes;
 * `/general/releases.json`, a `ReleaseList`; and its schema. The development server does not have them. Every page links to the
 * feed. Also writes `versions.json` for pages: all versions, newest first, with only their first and their newest release, and
 * with requirements only for the supported versions.
 */
export default function releaseFeed({siteDir, siteConfig, baseUrl}: LoadContext): Plugin<Releases> {
  const withBaseUrl = (route: string): string => `${baseUrl}${route.slice(1)}`;
  const urlOf = (route: string): string => new URL(withBaseUrl(route), siteConfig.url).href;

  function entriesOf({versions, pages}: Releases, plugins: readonly LoadedPlugin[]): FeedEntry[] {
    const described = describedPages(plugins);
    const files = new Map(pages.map(({release, file}) => [release, file]));
    return newestFirst(versions)
      .flatMap(({release, version}) => {
        const page = described.get(files.get(release) ?? '');
        return page && release.notes !== undefined ? [{release, version, ...page, url: urlOf(release.notes)}] : [];
      })
      .slice(0, feedLength);
  }

  return {
    name: 'release-feed',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: 'Moodle releases',
            href: withBaseUrl(routes.feed),
          },
        },
      ],
    }),
    getPathsToWatch: () => [`${siteDir}/data/versions/*.json`],
    loadContent: () => readReleases(siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('versions.json', JSON.stringify(outlineOf(content.versions)));
    },
    async postBuild({content: releases, outDir, plugins}) {
      const fileOf = (route: string): string => path.join(outDir, route);
      const feed = atomFeed(
        {
          url: urlOf(routes.feed),
          page: urlOf(routes.page),
          author: {name: siteConfig.title, link: urlOf('/')},
          licence: urlOf(routes.licence),
        },
        entriesOf(releases, plugins),
      );
      const list = releaseList(releases.versions, urlOf(routes.schema), urlOf);
      await mkdir(path.dirname(fileOf(routes.feed)), {recursive: true});
      await writeFile(fileOf(routes.feed), feed);
      await writeFile(fileOf(routes.list), JSON.stringify(list));
      await copyFile(path.join(siteDir, 'data/schemas/releases.schema.json'), fileOf(routes.schema));
    },
  };
}
