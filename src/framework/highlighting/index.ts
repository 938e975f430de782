import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the syntax highlighter out of what every reader loads. The theme gives it its languages in a client module, and
 * so puts all of it into the first script, also for pages without code. Here the client module is an empty one: pages are
 * highlighted when they are built, and in the browser `src/framework/highlighting/clientHighlighter.ts` loads the highlighter if it is needed.
 *
 * @param context - Of it, the folder of the site.
 * @throws Error if the theme has no such client module any more.
 */
export default function lazyHighlighter({siteDir}: LoadContext): Plugin {
  const theme = path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic'));
  const clientModule = path.join(theme, 'prism-include-languages');
  if (!existsSync(`${clientModule}.js`)) {
    throw new Error(
      'The theme has no lib/prism-include-languages.js any more, which src/framework/highlighting leaves out; ' +
        'see how the theme loads the languages of the highlighter now.',
    );
  }
  return {
    name: 'highlighting',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          // As Docusaurus writes it into the list of client modules.
          [`${clientModule}$`]: false,
          // As the bundler knows it once it has put the folder in the place of `@site`.
          ...(isServer
            ? {}
            : {
                [`${path.join(siteDir, 'src/framework/highlighting/serverHighlighter')}$`]: path.join(
                  siteDir,
                  'src/framework/highlighting/clientHighlighter.ts',
                ),
              }),
        },
      },
    }),
  };
}
