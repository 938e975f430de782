import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/**
 * Measures how much a reader downloads to store the whole site. The manifest is counted with its compressed size, whereas
 * the archives are sent as they are.
 *
 * @returns Bytes for each page, and the number of requests.
 * @throws If the build contains no archives.
 */
export function measureOffline(build: string, pages: number): {'per page': number; requests: number} {
  const folder = path.join(build, 'assets/offline');
  if (!existsSync(folder)) {
    throw new Error(`${folder} does not exist; the build has no offline archives. Run "npm run build".`);
  }
  const sizes = readdirSync(folder).map((name) => {
    const content = readFileSync(path.join(folder, name));
    return (name.endsWith('.json') ? gzipSync(content) : content).length;
  });
  return {'per page': Math.round(sizes.reduce((sum, size) => sum + size, 0) / pages), requests: sizes.length};
}
