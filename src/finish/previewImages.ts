import path from 'node:path';
import {imageFolder} from './preview-images/format.ts';
import type {Preview} from './preview-images/preview.ts';
import {openStore} from './preview-images/store.ts';
import {runScript} from './childProcess.ts';

/** Images of the last build, relative to the project. */
const storeFolder = 'node_modules/.cache/preview-images';

/**
 * Adds preview images to a build. A separate process draws those that the last build did not have.
 *
 * @param folder - Folder of the build.
 * @param previews - The images, by file name.
 * @param siteName - Name of the site, which is part of every image.
 * @returns A promise that resolves when all images are written.
 * @throws {Error} If an image can't be drawn.
 */
export async function startPreviewImages(
  folder: string,
  previews: ReadonlyMap<string, Preview>,
  siteName: string,
): Promise<void> {
  const store = openStore(storeFolder);
  const missing = [...previews].filter(([name]) => !store.has(name));
  if (missing.length > 0) {
    await runScript('drawPreviewImages.ts', [storeFolder, siteName], JSON.stringify(missing));
  }
  store.copyTo(path.join(folder, imageFolder), [...previews.keys()]);
}
