import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {imageFolder} from '../../src/finish/preview-images/format.ts';

/**
 * Measures the preview images of a build. Readers don't load them, but a host stores them.
 *
 * @returns Bytes for each page, and of the largest image.
 * @throws {Error} If the build contains no preview images.
 */
export function measurePreviews(build: string, pages: number): {'per page': number; largest: number} {
  const folder = path.join(build, imageFolder);
  const sizes = existsSync(folder) ? readdirSync(folder).map((name) => statSync(path.join(folder, name)).size) : [];
  if (sizes.length === 0) {
    throw new Error(`${build} contains no preview images. Run "npm run build".`);
  }
  return {'per page': Math.round(sizes.reduce((sum, size) => sum + size, 0) / pages), largest: Math.max(...sizes)};
}
