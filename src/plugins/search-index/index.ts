import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
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
 * Makes the embedded search engine the one of the build, as `@generated/search-engine/default/engine`, and its index once
 * the pages have been written. The name is that of the plugin of either engine, and a module is written rather than an
 * alias set, as the bundler's cache would keep an alias when the engine changes.
 */
export default function searchIndex(): Plugin {
  return {
    name: 'search-engine',
    async contentLoaded({actions}) {
      await actions.createData('engine.js', "export {openEngine} from '@site/src/search/embedded/client';\n");
    },
    postBuild({outDir, siteConfig}) {
      addSearchIndex(outDir, siteConfig.noIndex);
      return Promise.resolve();
    },
  };
}
