import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {currentVersion} from '../../../config/platform.ts';
import {codeHash} from './codeHash.ts';

/**
 * Lists the sample plugins of a version. `samples/4.1/` contains the files that differ in 4.1. Each plugin for 4.1 has at
 * least its `version.php` there, so a plugin without one is not meant for 4.1.
 *
 * @param site - Folder of the project.
 * @param version - Such as `4.1`.
 * @returns The folders of each plugin's files, relative to the project, by component. Later folders win.
 */
export function pluginSources(site: string, version: string): Map<string, string[]> {
  const overlay = version === currentVersion ? undefined : `samples/${version}`;
  const list = (folder: string) => (existsSync(path.join(site, folder)) ? readdirSync(path.join(site, folder)) : []);
  const names = list(overlay ?? 'samples').filter((name) => name.includes('_'));
  return new Map(
    names.sort().map((component) => {
      const sources = [`samples/${component}`, ...(overlay === undefined ? [] : [`${overlay}/${component}`])];
      return [component, sources.filter((source) => existsSync(path.join(site, source)))];
    }),
  );
}

/**
 * Hashes all files of a sample plugin. Of PHP, only the code counts.
 *
 * @param site - Folder of the project.
 * @param sources - The folders of its files.
 */
export function pluginHash(site: string, sources: readonly string[]): string {
  const files = new Map<string, string>();
  for (const source of sources) {
    const folder = path.join(site, source);
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
      if (entry.isFile()) {
        const file = path.join(entry.parentPath, entry.name);
        files.set(path.relative(folder, file), file);
      }
    }
  }
  const hash = createHash('sha256');
  for (const [name, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n`).update(name.endsWith('.php') ? codeHash(readFileSync(file, 'utf8')) : readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
