import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PlatformVersion} from '../../../config/platform.ts';
import {versionOf} from '../../../scripts/samples/versions.mjs';
import {foundedOn} from '../../build/foundations.ts';
import {runTasks} from '../../build/tasks.ts';
import type {IndexGroup, SourcePage} from './entries.ts';
import type {IndexInput} from './indexTask.ts';

interface Options {
  /** Versions of the platform that have an index. */
  versions: Readonly<Record<string, PlatformVersion>>;
}

/** The indexes by version of the developer docs, as `@generated/api-index/default/indexes.json` holds them. */
export type Indexes = Readonly<Record<string, IndexGroup[]>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

/** What decides which names link, and where to: compiled pages are out of date when it changes. */
const foundations = ['data/symbols', 'src/symbols', 'src/remark', 'config'];

/**
 * Collects what the component `ApiIndex` shows: the names of the platform that pages explain, for each version of the
 * developer docs. The general docs are about the current version.
 *
 * It reads the Markdown itself. The pages are compiled later, and those that have not changed come from a cache.
 *
 * @param context - Of it, the folder of the site.
 * @param options - See `Options`.
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
          const page = {markdown, title, path: permalink, isListed: !unlisted};
          const platform = versionOf(file);
          pages.set(platform, [...(pages.get(platform) ?? []), page]);
        }
      }
      const loaded = instances.default?.loadedVersions ?? [];
      const described = loaded.flatMap(({versionName, contentPath}): {versionName: string; input: IndexInput}[] => {
        const platform = versionOf(`${path.relative(siteDir, contentPath).split(path.sep).join('/')}/`);
        const source = versions[platform]?.source;
        if (source === undefined) {
          return [];
        }
        const symbols = readFileSync(path.join(siteDir, 'data/symbols', `${platform}.tsv`), 'utf8');
        return [{versionName, input: {pages: pages.get(platform) ?? [], symbols, source}}];
      });
      const made = await runTasks<IndexGroup[]>(
        {siteDir, module: 'src/plugins/api-index/indexTask.ts'},
        described.map(({input}) => input),
      );
      const indexes: Record<string, IndexGroup[]> = {};
      loaded.forEach(({versionName}) => (indexes[versionName] = []));
      described.forEach(({versionName}, place) => (indexes[versionName] = made[place] ?? []));
      await actions.createData('indexes.json', JSON.stringify(indexes satisfies Indexes));
    },

    configureWebpack(config, isServer) {
      const component = isServer || config.mode === 'development' ? 'Entries' : 'LoadedEntries';
      return {
        resolve: {
          alias: {'@api-index/Entries$': path.join(siteDir, `src/components/content/ApiIndex/${component}.tsx`)},
        },
        ...foundedOn(config, siteDir, foundations),
      };
    },
  };
}
