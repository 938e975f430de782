import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {digest, keep, readKept} from '../../build/kept.ts';

type Instance = CurrentBundler['instance'];
type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {apply: unknown}>;

const pluginName = 'kept-scripts';

/**
 * Tells what decides how files are minified, beside their text.
 *
 * @param instance - The bundler, which has the minifiers in it.
 * @param minimizers - Its minifiers, with their options.
 * @returns A text that is another one if they are.
 */
function minifying(instance: Instance, minimizers: readonly unknown[]): string {
  // The version of Rspack; `version` is that of the webpack that it stands in for.
  const {version, rspackVersion = version} = instance as {version: string; rspackVersion?: string};
  return `${rspackVersion} ${JSON.stringify(minimizers)}`;
}

/**
 * Minifies only scripts and style sheets that the last build did not have.
 *
 * @param instance - The bundler.
 * @param file - Where minified files are kept, by what they were before.
 * @param minimizers - Minifiers of the bundler, with their options.
 * @returns A plugin of the bundler.
 */
function keptScripts(instance: Instance, file: string, minimizers: readonly unknown[]): BundlerPlugin {
  const {Compilation, sources} = instance;
  const code = digest(minifying(instance, minimizers));
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap(pluginName, (compilation) => {
        const {processAssets} = compilation.hooks;
        const read = (name: string) => compilation.getAsset(name)?.source.source().toString() ?? '';
        const results = new Map<string, string>();
        const missing = new Map<string, string>();
        let before: ReadonlyMap<string, string> = new Map();

        processAssets.tap({name: pluginName, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1}, () => {
          before = readKept(file, code);
          for (const {name} of compilation.getAssets()) {
            if (!/\.(?:js|css)$/.test(name)) {
              continue;
            }
            const key = digest(read(name));
            const minified = before.get(key);
            if (minified === undefined) {
              missing.set(name, key);
            } else {
              results.set(key, minified);
              // As text: the bundler finds the hashes of other files in that alone. Minifiers leave what is minimized.
              compilation.updateAsset(name, new sources.RawSource(minified), {minimized: true});
            }
          }
        });

        processAssets.tap({name: pluginName, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1}, () => {
          for (const [name, key] of missing) {
            // Without it, they have failed.
            if (compilation.getAsset(name)?.info.minimized) {
              results.set(key, read(name));
            }
          }
          if (missing.size > 0 || before.size !== results.size) {
            keep(file, code, results);
          }
        });
      });
    },
  };
}

/**
 * Keeps minified scripts and style sheets from one build to the next. The bundler remembers the modules that it reads, but
 * makes files of them and minifies these each time, which is half of what it does in a build where little has changed.
 *
 * @param context - Of it, the folder of the site: files are kept in `node_modules/.cache/kept-scripts.bin`.
 */
export default function keptScriptsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: pluginName,
    configureWebpack({mode, optimization: {minimize, minimizer = []} = {}}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production' || minimize !== true) {
        return {};
      }
      const file = path.join(siteDir, 'node_modules/.cache/kept-scripts.bin');
      return {plugins: [keptScripts(currentBundler.instance, file, minimizer)]};
    },
  };
}
