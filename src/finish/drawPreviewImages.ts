/*
 * Draws preview images: `tsx src/finish/drawPreviewImages.ts FOLDER SITE_NAME`. The standard input contains the images as JSON, a
 * list of file names and texts.
 */
import {text} from 'node:stream/consumers';
import {drawImages} from './preview-images/draw.ts';
import type {Preview} from './preview-images/preview.ts';
import {openStore} from './preview-images/store.ts';

const [folder = '', siteName = ''] = process.argv.slice(2);
text(process.stdin)
  .then((input) => drawImages(JSON.parse(input) as [name: string, preview: Preview][], siteName, openStore(folder).add))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
