import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Makes pages follow the files in `samples/` that they import code blocks from (see `src/remark/sampleImport.ts`).
 *
 * The text becomes part of the compiled page, which the bundler keeps in a cache between builds and knows by the
 * Markdown alone. With this plugin a changed sample empties the cache, and the live server asks for pages again.
 */
export default function sampleFiles({siteDir}: LoadContext): Plugin<void> {
  const folder = path.join(siteDir, 'samples');
  return {
    name: 'sample-files',
    getPathsToWatch: () => [`${folder}/**/*`],
    configureWebpack(config) {
      const {experiments} = config as {experiments?: {cache?: unknown}};
      if (!existsSync(folder) || typeof experiments?.cache !== 'object') {
        return {};
      }
      const files = readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();
      // Joined with the list that Docusaurus has; webpack's types know nothing of Rspack's cache.
      return {experiments: {cache: {buildDependencies: files}}};
    },
  };
}
