import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {indexFolder} from '../../search/embedded/format.ts';
import {readBuild} from './readBuild.ts';
import {writeIndex} from './writeIndex.ts';

/**
 * Writes the index of the embedded search engine into a build, from its rendered pages.
 *
 * @param folder - Folder of the build.
 * @param ignoreNoIndex - Whether the whole site is marked `noindex`, so that the mark of a page says nothing.
 */
export function addSearchIndex(folder: string, ignoreNoIndex: boolean): void {
  mkdirSync(path.join(folder, indexFolder), {recursive: true});
  for (const [file, content] of writeIndex(readBuild(folder, ignoreNoIndex))) {
    writeFileSync(path.join(folder, file), content);
  }
}

/**
 * Makes the embedded search engine the one of the build, and its index once the pages have been written.
 *
 * @param context - Of it, the folder of the site.
 */
export default function searchIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack: () => ({
      resolve: {alias: {'@search/engine$': path.join(siteDir, 'src/search/embedded/client.ts')}},
    }),
    postBuild({outDir, siteConfig}) {
      addSearchIndex(outDir, siteConfig.noIndex);
      return Promise.resolve();
    },
  };
}
