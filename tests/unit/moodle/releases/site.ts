import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {appReleases, versions} from '../fixtures';

const root = process.cwd();

/** A folder with the data of a small site. */
export interface SmallSite {
  folder: string;
  /** Writes a file of the site. Objects are written as JSON. */
  write: (file: string, content: unknown) => void;
  remove: () => void;
}

/**
 * Creates a site whose data contains the releases of the fixtures.
 *
 * @returns The site. The caller has to remove its folder.
 */
export function smallSite(): SmallSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const write: SmallSite['write'] = (file, content) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(
      path.join(folder, file),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  };
  cpSync(path.join(root, 'data/schemas'), path.join(folder, 'data/schemas'), {recursive: true});
  versions.forEach((version) => write(`data/versions/${version.name}.json`, version));
  write('data/app-releases.json', appReleases);
  return {folder, write, remove: () => rmSync(folder, {recursive: true})};
}
