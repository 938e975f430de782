import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Removes the syntax highlighter from the main script. The theme registers Prism's languages in a client module, so every page
 * loads Prism, even if it has no code. This plugin replaces that module with an empty one. Pages are highlighted at build time,
 * and `clientHighlighter.ts` loads the highlighter in the browser if it is needed. Throws an error if the theme no longer has
 * this client module.
 */
export default function lazyHighlighter({siteDir}: LoadContext): Plugin {
  const theme = path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic'));
  const clientModule = path.join(theme, 'prism-include-languages');
  if (!existsSync(`${clientModule}.js`)) {
    throw new Error(
      'The theme no longer has lib/prism-include-languages.js, which src/patches/highlighting removes. ' +
        'See src/patches/README.md.',
    );
  }
  const highlighter = (name: string) => path.join(siteDir, 'src/patches/highlighting', name);
  return {
    name: 'highlighting',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          // This is the path that Docusaurus writes to the list of client modules.
          [`${clientModule}$`]: false,
          // This is an absolute path, because the bundler matches the alias after it has resolved `@site` to a folder.
          ...(isServer ? {} : {[`${highlighter('serverHighlighter')}$`]: highlighter('clientHighlighter.ts')}),
        },
      },
    }),
  };
}
