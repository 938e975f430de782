import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

export interface Platform {
  /** Absolute path. */
  folder: string;
  /** For example `4.2.1`. */
  release: string;
  /** For example `4.2`. */
  version: string;
  /** Hash that changes when the files of the checkout change. */
  fingerprint: string;
}

/** Files and folders of a checkout that are not part of the platform. */
export const notPlatform = new Set(['.git', 'config.php', 'vendor', 'node_modules']);

/** Reads the release and version of a checkout. Throws an error if the folder does not contain a platform. */
export function readPlatform(folder: string): Platform {
  const file = path.join(folder, 'version.php');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const release = /^\s*\$release\s*=\s*'(\d+\.\d+(?:\.\d+)?)/m.exec(text)?.[1];
  if (release === undefined || !existsSync(path.join(folder, 'lib/components.json'))) {
    throw new Error(`--platform is "${folder}"; allowed: a Moodle checkout, with version.php and lib/components.json.`);
  }
  const version = release.split('.').slice(0, 2).join('.');
  return {folder: path.resolve(folder), release, version, fingerprint: fingerprintOf(folder)};
}

/** Hashes the names and sizes of all files of a checkout, and its version. */
function fingerprintOf(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(folder, 'version.php')));
  const visit = (name: string) => {
    for (const entry of readdirSync(path.join(folder, name), {withFileTypes: true}).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const file = path.join(name, entry.name);
      if (notPlatform.has(file)) {
        continue;
      } else if (entry.isDirectory()) {
        visit(file);
      } else if (entry.isFile()) {
        hash.update(`${file}:${statSync(path.join(folder, file)).size}\n`);
      }
    }
  };
  visit('');
  return hash.digest('hex').slice(0, 16);
}

/** Finds the folder of each plugin type in a checkout, including subplugins of the platform and of sample plugins. */
export function pluginFolders(folder: string): Map<string, string> {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).plugintypes ?? {};
  const types = new Map<string, string>(Object.entries(read('lib/components.json')));
  for (const parent of ['mod', 'admin/tool', 'lib/editor', 'local']) {
    for (const name of readdirSync(path.join(folder, parent))) {
      const file = path.join(parent, name, 'db/subplugins.json');
      if (existsSync(path.join(folder, file))) {
        Object.entries(read(file)).forEach(([type, target]) => types.set(type, String(target)));
      }
    }
  }
  return types;
}
