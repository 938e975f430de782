import {createRequire} from 'node:module';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

/** What PostCSS takes for a plugin: a function that makes one, or what it makes. */
type PostCssPlugin = (options: unknown) => unknown;

/**
 * Prepares what every style sheet goes through once for all of them. As Docusaurus has it, `postcss-loader` makes the
 * plugins again for each, of which `postcss-preset-env` reads the data of all browsers, and looks for a configuration file
 * in all folders above it: about 3 s of a build.
 *
 * This site has no `postcss.config.js`. It would not be read.
 *
 * @param context - Of it, the configuration file of the site, from which plugins are found.
 */
export default function stylesOnce({siteConfigPath}: LoadContext): Plugin {
  const siteRequire = createRequire(siteConfigPath);
  const made = new Map<unknown, unknown>();
  const make = (plugin: unknown): unknown => {
    if (!Array.isArray(plugin)) {
      return plugin;
    }
    const [name, options] = plugin as [string, unknown];
    const known = made.get(plugin) ?? (siteRequire(name) as PostCssPlugin)(options);
    made.set(plugin, known);
    return known;
  };
  return {
    name: 'styles-once',
    configurePostCss: ({plugins, ...options}): PostCssOptions => ({
      ...options,
      config: false,
      plugins: plugins.map(make),
    }),
  };
}
