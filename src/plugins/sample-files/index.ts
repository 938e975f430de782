import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {foundedOn} from '../../build/foundations.ts';

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
    configureWebpack: (config) => foundedOn(config, siteDir, ['samples']),
  };
}
