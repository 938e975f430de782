import type {Options} from '@docusaurus/plugin-content-docs';
import {contentComponentRegistry, themeComponentRegistry} from '../src/components/content/registry.ts';
import {localRuntime} from '../src/patches/mdx-runtime/localRuntime.ts';
import {contentComponents} from '../src/markdown/contentComponents.ts';
import {diagrams} from '../src/markdown/diagrams/index.ts';
import {errorLinks} from '../src/markdown/errorLinks.ts';
import {oldAnchors} from '../src/markdown/oldAnchors.ts';
import {proofMarks} from '../src/markdown/proofMarks.ts';
import {sampleImport} from '../src/markdown/sampleImport.ts';
import {signatures} from '../src/markdown/signatures.ts';
import {stackedTables} from '../src/markdown/stackedTables.ts';
import {symbolLinks} from '../src/markdown/symbolLinks.ts';
import {tableWidths} from '../src/markdown/tableWidths.ts';
import {trackerLinks} from '../src/markdown/trackerLinks.ts';
import {versionHistory} from '../src/markdown/versionHistory.ts';
import {archivedEditions, currentLabel, editionLinks} from '../src/moodle/editions.ts';
import {guideItems, sidebarItems} from './sidebarItems.ts';

/** Returns a function that builds the URL of a page's "Edit this page" link in a repository. */
export function editUrlFor(repositoryUrl: string) {
  return ({versionDocsDirPath, docPath}: {versionDocsDirPath: string; docPath: string}): string =>
    `${repositoryUrl}/edit/main/${versionDocsDirPath}/${docPath}`;
}

const markdownPlugins = {
  // These run before the default plugins, which add elements that no author wrote. Version histories come first,
  // because the other plugins also process the text that they create.
  beforeDefaultRemarkPlugins: [
    versionHistory,
    [contentComponents, {content: contentComponentRegistry, theme: themeComponentRegistry}],
    errorLinks,
    diagrams,
    tableWidths,
    stackedTables,
    sampleImport,
    proofMarks,
    signatures,
    trackerLinks,
    [symbolLinks, {versions: editionLinks}],
  ],
  // This one runs after the default plugins, because they set the heading IDs.
  remarkPlugins: [oldAnchors],
  recmaPlugins: [localRuntime],
} satisfies Partial<Options>;

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

/** Returns the options of the developer docs, with the current and all archived versions. */
export function developerDocs(repositoryUrl: string): Options {
  return {
    ...sharedOptions(repositoryUrl),
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: guideItems,
    lastVersion: 'current',
    versions: {
      current: {label: currentLabel, banner: 'none', badge: false},
      ...Object.fromEntries(
        archivedEditions.map((name) => [name, {label: name, path: name, banner: 'none', badge: false}]),
      ),
    },
  };
}

/** Returns the options of the general docs, which do not depend on a release and have one version. */
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
