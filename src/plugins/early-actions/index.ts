import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {oldestBrowsers} from '../../browsers';

/**
 * Puts `script.ts` into the head of every page, so that the menu button and the search react before the scripts of the page
 * have arrived. The script is inline, because a file would arrive late as well.
 */
export default function earlyActions({siteDir}: LoadContext): Plugin {
  const script = path.join(siteDir, 'src/plugins/early-actions/script.ts');
  return {
    name: 'early-actions',
    getPathsToWatch: () => [script],
    injectHtmlTags() {
      const {outputFiles} = buildSync({
        entryPoints: [script],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: oldestBrowsers,
      });
      return {headTags: [{tagName: 'script', innerHTML: outputFiles[0]?.text.trim() ?? ''}]};
    },
  };
}
