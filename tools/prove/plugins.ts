import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pluginSources} from '../../src/platform/proof/pluginHash.ts';

/** A sample plugin, as it is installed. */
export interface Plugin {
  /** Such as `mod_tally`. */
  component: string;
  /** Its folder in the platform, such as `mod/tally`. */
  target: string;
  /** The folders that its files come from, relative to the project; later ones win. */
  sources: string[];
}

/**
 * Lists the sample plugins of a version.
 *
 * @param site - Folder of the project.
 * @param version - Such as `4.1`.
 * @param folders - Folders of the plugin types, relative to the platform.
 * @throws {Error} If a plugin has a type that the platform does not have.
 */
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

/**
 * Copies plugins to a site.
 *
 * @param site - Folder of the project.
 * @param platform - Folder of the site.
 * @param plugins - The plugins.
 */
export function copyPlugins(site: string, platform: string, plugins: readonly Plugin[]): void {
  for (const {target, sources} of plugins) {
    rmSync(path.join(platform, target), {recursive: true, force: true});
    sources.forEach((source) => cpSync(path.join(site, source), path.join(platform, target), {recursive: true}));
  }
}
