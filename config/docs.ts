import type {Options} from '@docusaurus/plugin-content-docs';
import {contentComponentRegistry, themeComponentRegistry} from '../src/components/content/registry.ts';
import {localRuntime} from '../src/framework/mdx-runtime/localRuntime.ts';
import {contentComponents} from '../src/markdown/contentComponents.ts';
import {sampleImport} from '../src/markdown/sampleImport.ts';
import {symbolLinks} from '../src/markdown/symbolLinks.ts';
import {trackerLinks} from '../src/markdown/trackerLinks.ts';
import {versionHistory} from '../src/markdown/versionHistory.ts';
import {archivedVersions, platformVersions} from './platform.ts';
import {sidebarItems} from './sidebarItems.ts';

/** The name under which the pages of the release in development stand. */
const currentLabel = 'master';

/**
 * Where "Edit this page" leads.
 *
 * @param repositoryUrl - Address of the public repository, without a trailing slash.
 * @returns A function from a page's place in the repository to the address of its editor on `main`.
 */
export function editUrlFor(repositoryUrl: string) {
  return ({versionDocsDirPath, docPath}: {versionDocsDirPath: string; docPath: string}): string =>
    `${repositoryUrl}/edit/main/${versionDocsDirPath}/${docPath}`;
}

/** Markdown plugins of both sets of docs. */
export const markdownPlugins = {
  // Before the theme's own transformers, which add elements that no author wrote.
  // What a version history says is text for the plugins after it.
  beforeDefaultRemarkPlugins: [
    versionHistory,
    [contentComponents, {content: contentComponentRegistry, theme: themeComponentRegistry}],
    sampleImport,
    trackerLinks,
    [symbolLinks, {versions: platformVersions}],
  ],
  recmaPlugins: [localRuntime],
} satisfies Partial<Options>;

/** What both documentations share. */
function sharedOptions(repositoryUrl: string): Partial<Options> {
  return {
    editUrl: editUrlFor(repositoryUrl),
    showLastUpdateAuthor: true,
    showLastUpdateTime: true,
    sidebarCollapsible: true,
    sidebarCollapsed: true,
    tags: 'tags.yml',
    onInlineTags: 'throw',
    ...markdownPlugins,
  };
}

/**
 * Developer docs: current and every archived version.
 *
 * @param repositoryUrl - Address of the public repository.
 */
export function developerDocs(repositoryUrl: string): Options {
  return {
    ...sharedOptions(repositoryUrl),
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    versions: {
      current: {label: currentLabel, banner: 'none', badge: false},
      ...Object.fromEntries(
        archivedVersions.map((name) => [name, {label: name, path: name, banner: 'none', badge: false}]),
      ),
    },
  };
}

/**
 * General docs: one version, for everything that does not depend on a release.
 *
 * @param repositoryUrl - Address of the public repository.
 */
export function generalDocs(repositoryUrl: string): Options {
  return {
    ...sharedOptions(repositoryUrl),
    id: 'general',
    path: 'general',
    routeBasePath: 'general',
    sidebarPath: './generalSidebars.ts',
    sidebarItemsGenerator: sidebarItems,
    versions: {current: {label: 'Next', banner: 'none', badge: false}},
  };
}
