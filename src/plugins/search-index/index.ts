import type {LoadContext, Plugin} from '@docusaurus/types';
import {runTasks} from '../../build/tasks.ts';
import type {PageInput} from './pageTask.ts';
import {readTexts} from './readBuild.ts';
import type {RenderedPage} from './readPage.ts';
import {writeFiles} from './writeFiles.ts';
import {joinTags, planIndex, type TagFiles} from './writeIndex.ts';

/**
 * Writes the index of the embedded search engine into a build, from its rendered pages.
 *
 * @param siteDir - Folder of the site.
 * @param folder - Folder of the build.
 * @param ignoreNoIndex - Whether the whole site is marked `noindex`, so that the mark of a page says nothing.
 */
async function addSearchIndex(siteDir: string, folder: string, ignoreNoIndex: boolean): Promise<void> {
  const module = (name: string) => `src/plugins/search-index/${name}`;
  const pages = await runTasks<RenderedPage | undefined, PageInput>(
    {siteDir, module: module('pageTask.ts')},
    readTexts(folder).map((html) => ({html, ignoreNoIndex})),
    ({html}) => `${ignoreNoIndex} ${html}`,
  );
  const plan = planIndex(pages.filter((page) => page !== undefined));
  const written = await runTasks<TagFiles>({siteDir, module: module('tagTask.ts')}, plan);
  await writeFiles(folder, joinTags(plan, written));
}

/**
 * Makes the embedded search engine the one of the build, as `@generated/search-engine/default/engine`, and its index once
 * the pages have been written. The name is that of the plugin of either engine, and a module is written rather than an
 * alias set, as the bundler's cache would keep an alias when the engine changes.
 *
 * @param context - Of it, the folder of the site.
 */
export default function searchIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'search-engine',
    async contentLoaded({actions}) {
      await actions.createData('engine.js', "export {openEngine} from '@site/src/search/embedded/client';\n");
    },
    postBuild: ({outDir, siteConfig}) => addSearchIndex(siteDir, outDir, siteConfig.noIndex),
  };
}
