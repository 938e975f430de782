import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {currentEdition} from '../editions.ts';
import {codeHash} from './codeHash.ts';
import {listFiles} from '../listFiles.ts';

/**
 * Lists the folders with the files of each sample plugin of a version, by component; later folders override earlier ones.
 * `samples/4.1/` contains only the files that differ in 4.1. Every plugin for 4.1 has at least its `version.php` there, so a
 * plugin without a folder there is not meant for 4.1.
 */
export function pluginSources(site: string, version: string): Map<string, string[]> {
  const overlay = version === currentEdition ? undefined : `samples/${version}`;
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
 * Finds the files of a plugin whose folders are copied on top of each other, by path in the plugin (sorted). Later folders win.
 */
export function overlayFiles(site: string, sources: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const source of sources) {
    listFiles(path.join(site, source)).forEach((name) => files.set(name, `${source}/${name}`));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Hashes all files of a sample plugin. Comments and whitespace in PHP files are ignored. */
export function pluginHash(site: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [name, file] of overlayFiles(site, sources)) {
    const content = readFileSync(path.join(site, file));
    hash.update(`${name}\n`).update(name.endsWith('.php') ? codeHash(content.toString('utf8')) : content);
  }
  return hash.digest('hex').slice(0, 12);
}
