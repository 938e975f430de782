import {createHash} from 'node:crypto';
import {htmlEscape} from 'escape-goat';
import {imageSize} from './format.ts';

/** Names an image after its content, because browsers may keep it forever. */
export function imageName(image: Uint8Array): string {
  return `${createHash('sha256').update(image).digest('hex').slice(0, 12)}.jpg`;
}

/**
 * Creates the tags of a preview image with an absolute URL. X uses the same tags, because the pages have no `twitter:image`.
 * The build adds them to finished pages, because a theme component would add the names of the images to the scripts.
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
