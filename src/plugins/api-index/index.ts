import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {EditionLinks} from '../../moodle/editions.ts';
import {versionOfPage} from '../../moodle/pageVersion.ts';
import {readTable} from '../../moodle/symbols/table.ts';
import type {IndexGroup, Indexes} from '../../moodle/symbols/apiIndex.ts';
import {buildIndex, type SourcePage} from './entries.ts';

interface Options {
  /** Platform versions by name, newest first. */
  versions: Readonly<Record<string, EditionLinks>>;
}

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Builds the data for the component `ApiIndex`: the platform symbols that pages name, for each version of the developer docs.
 * The general docs are treated as pages of the current version. The plugin reads the Markdown itself, because pages are
 * compiled later and unchanged pages come from a cache.
 */
export default function apiIndex({siteDir}: LoadContext, {versions}: Options): Plugin {
  return {
    name: 'api-index',

    async allContentLoaded({allContent, actions}) {
      const instances = (allContent[docsPlugin] ?? {}) as Readonly<Record<string, LoadedContent>>;
      const pages = new Map<string, SourcePage[]>();
      for (const {docs} of Object.values(instances).flatMap(({loadedVersions}) => loadedVersions)) {
        for (const {source, title, permalink, unlisted} of docs) {
          const file = source.replace('@site/', '');
          const markdown = readFileSync(path.join(siteDir, file), 'utf8');
          const page = {markdown, file, title, path: permalink, isListed: !unlisted};
          const platform = versionOfPage(file);
          pages.set(platform, [...(pages.get(platform) ?? []), page]);
        }
      }
      const loaded = instances.default?.loadedVersions ?? [];
      const indexes: Record<string, IndexGroup[]> = {};
      for (const {versionName, contentPath} of loaded) {
        const platform = versionOfPage(`${path.relative(siteDir, contentPath).split(path.sep).join('/')}/`);
        const source = versions[platform]?.source;
        indexes[versionName] =
          source === undefined
            ? []
            : buildIndex(pages.get(platform) ?? [], readTable(path.join(siteDir, 'data/symbols'), platform), source);
      }
      await actions.createData('indexes.json', JSON.stringify(indexes satisfies Indexes));
    },

    configureWebpack(config, isServer) {
      const component = isServer || config.mode === 'development' ? 'Entries' : 'LoadedEntries';
      return {
        resolve: {
          alias: {'@api-index/Entries$': path.join(siteDir, `src/components/content/ApiIndex/${component}.tsx`)},
        },
      };
    },
  };
}
