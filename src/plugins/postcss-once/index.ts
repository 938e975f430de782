import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A plugin of PostCSS: made already, or by its module, as Docusaurus names it. */
type PostCssPlugin = [module: string, options: object] | object;

/**
 * Makes the plugin when the first style sheet comes, and not for each of them again. A function that has the property
 * `postcss` is what PostCSS asks for a plugin.
 */
function once(plugin: PostCssPlugin, load: NodeJS.Require): PostCssPlugin {
  if (!Array.isArray(plugin)) {
    return plugin;
  }
  const [module, options] = plugin as [string, object];
  let made: unknown;
  const create = () => (made ??= (load(module) as (settings: object) => unknown)(options));
  return Object.assign(create, {postcss: true});
}

/**
 * Spares the bundler two things that it does for every style sheet: to look for a configuration of PostCSS in the folder
 * of the sheet and in all above it, though Docusaurus has given it one, and to make `postcss-preset-env`, which takes as
 * long as a small sheet.
 *
 * @param context - Of it, the folder of the site.
 */
export default function postcssOnce({siteDir}: LoadContext): Plugin {
  const load = createRequire(path.join(siteDir, 'package.json'));
  return {
    name: 'postcss-once',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: (options.plugins as PostCssPlugin[]).map((plugin) => once(plugin, load)),
    }),
  };
}
