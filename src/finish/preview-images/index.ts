import {createHash} from 'node:crypto';
import {htmlEscape} from 'escape-goat';
import {imageSize} from './format.ts';
import type {Preview} from './preview.ts';

/**
 * Names an image.
 *
 * @param preview - The text in the image.
 * @param design - Hash of everything else that the image depends on.
 * @returns The file name. The same name always means the same content.
 */
export function imageName(preview: Preview, design: string): string {
  const hash = createHash('sha256').update(JSON.stringify([design, preview]));
  return `${hash.digest('hex').slice(0, 12)}.jpg`;
}

/**
 * Creates the tags of a preview image. X uses the same tags, because the pages have no `twitter:image`.
 *
 * The build adds them to finished pages, because a theme component would add the names of the images to the scripts.
 *
 * @param url - URL of the image. Social networks accept absolute URLs only.
 * @param alternative - Description of the image.
 * @returns HTML for the page's head.
 */
export function previewTags(url: string, alternative: string): string {
  const tags = {
    'og:image': url,
    'og:image:width': String(imageSize.width),
    'og:image:height': String(imageSize.height),
    'og:image:alt': alternative,
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${htmlEscape(content)}"/>\n`)
    .join('');
}
