import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {htmlEscape} from 'escape-goat';
import {imageFolder, imageSize} from './format.ts';
import {hashDesign} from './inputs.ts';
import {alternativeText, previewOf, type Preview, type PreviewSite} from './preview.ts';

const endOfHead = '</head>';

/**
 * Names an image.
 *
 * @param preview - The text in the image.
 * @param design - Hash of everything else that the image depends on.
 * @returns The file name. The same name always means the same content.
 */
export function imageName(preview: Preview, design: string): string {
  const hash = createHash('sha256').update(JSON.stringify([design, preview]));
  return `${hash.digest('hex').slice(0, 12)}.png`;
}

/**
 * Adds the tags of a preview image to the head of a page. X uses the same tags, because the pages have no `twitter:image`.
 *
 * @param html - The page.
 * @param url - URL of the image. Social networks accept absolute URLs only.
 * @param alternative - Description of the image.
 */
export function withPreviewTags(html: string, url: string, alternative: string): string {
  const tags = {
    'og:image': url,
    'og:image:width': String(imageSize.width),
    'og:image:height': String(imageSize.height),
    'og:image:alt': alternative,
  };
  const elements = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${htmlEscape(content)}"/>\n`,
  );
  const end = html.indexOf(endOfHead);
  return html.slice(0, end) + elements.join('') + html.slice(end);
}

/**
 * Adds preview tags to all pages of a build except redirects.
 *
 * The build adds them to finished pages, because a theme component would add the names of the images to the scripts.
 *
 * @param folder - Folder of the build.
 * @param rootUrl - URL of the home page, with a slash at the end.
 * @param site - What the images show besides the title.
 * @returns The images that the build must contain, by file name.
 */
export function addPreviewTags(folder: string, rootUrl: string, site: PreviewSite): Map<string, Preview> {
  const design = hashDesign();
  const previews = new Map<string, Preview>();
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
  for (const file of pages) {
    const page = path.join(folder, file);
    const html = readFileSync(page, 'utf8');
    const preview = previewOf(html, rootUrl, site);
    if (preview) {
      const name = imageName(preview, design);
      previews.set(name, preview);
      const url = `${rootUrl}${imageFolder}/${name}`;
      writeFileSync(page, withPreviewTags(html, url, alternativeText(preview, site.name)));
    }
  }
  return previews;
}
