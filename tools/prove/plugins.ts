import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pluginSources} from '../../src/moodle/proof/pluginHash.ts';

/** A sample plugin and where it is installed. */
export interface Plugin {
  /** For example `mod_tally`. */
  component: string;
  /** Folder of the plugin in the platform, for example `mod/tally`. */
  target: string;
  /** Source folders of the plugin, relative to the project folder. Files in later folders override earlier ones. */
  sources: string[];
}

/** A problem of a sample plugin. */
export interface PluginProblem {
  component: string;
  /** The test, call or request that failed. */
  what: string;
  message: string;
  /** File in the platform, with the line. */
  place?: string;
}

/** Lists the sample plugins of a version. Throws an error if the platform does not have the type of one. */
export function samplePlugins(site: string, version: string, folders: ReadonlyMap<string, string>): Plugin[] {
  return [...pluginSources(site, version)].map(([component, sources]) => {
    const [type = '', ...rest] = component.split('_');
    const folder = folders.get(type);
    if (folder === undefined) {
      throw new Error(`samples/${component}: Moodle ${version} has no plugin type "${type}"`);
    }
    return {component, target: path.posix.join(folder, rest.join('_')), sources};
  });
}

/** Selects sample plugins by component; without names, all of them. Throws an error if none has one of the names. */
export function selectPlugins(plugins: readonly Plugin[], names: readonly string[], version: string): Plugin[] {
  if (plugins.length === 0) {
    throw new Error(
      `There are no sample plugins for Moodle ${version}. Each of them needs samples/${version}/NAME/version.php.`,
    );
  }
  const selected = plugins.filter(({component}) => names.length === 0 || names.includes(component));
  if (selected.length === 0) {
    const allowed = [...plugins.map(({component}) => component), 'tutorial'];
    throw new Error(`--plugin is "${names.join(' ')}"; allowed: ${allowed.join(', ')}.`);
  }
  return selected;
}

/** Lets samples on pages extend the final test classes of a plugin, because such a sample shows some methods of a class. */
function openTestClasses(folder: string): void {
  const tests = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('_test.php'));
  for (const file of tests.map((file) => path.join(folder, file))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^final (?=class )/m, ''));
  }
}

/** Copies plugins to a site, and replaces existing copies. */
export function copyPlugins(site: string, platform: string, plugins: readonly Plugin[]): void {
  for (const {target, sources} of plugins) {
    rmSync(path.join(platform, target), {recursive: true, force: true});
    sources.forEach((source) => cpSync(path.join(site, source), path.join(platform, target), {recursive: true}));
    openTestClasses(path.join(platform, target));
  }
}

/**
 * Finds the file in the project that a place such as `mod/tally/lib.php:12` was copied from. Places outside the plugins stay as
 * they are.
 */
export function projectPath(site: string, plugins: readonly Plugin[], place: string): string {
  const plugin = plugins.find(({target}) => place.startsWith(`${target}/`));
  if (!plugin) {
    return place;
  }
  const [file = '', line] = place.slice(plugin.target.length + 1).split(':');
  const source =
    plugin.sources.findLast((folder) => existsSync(path.join(site, folder, file))) ?? plugin.sources.at(-1);
  return `${source ?? ''}/${file}${line === undefined ? '' : `:${line}`}`;
}

/** Lists what the output of an upgrade says about sample plugins, apart from its progress. */
export function upgradeProblems(output: string, plugins: readonly Plugin[]): PluginProblem[] {
  return output
    .split('\n')
    .filter((line) => /^(?:PHP )?(?:Notice|Warning|Fatal error|Deprecated|!!)|Debugging|\[\[/.test(line))
    .flatMap((message) => {
      const plugin = plugins.find(
        ({component, target}) => message.includes(`/${target}/`) || message.includes(component),
      );
      return plugin ? [{component: plugin.component, what: 'upgrade', message}] : [];
    });
}
