import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withArticle, type Site} from './article.ts';

/**
 * Adds structured data to the docs pages of a build.
 *
 * @param folder - Folder of the build.
 * @param site - The site that the pages are part of.
 */
export function writeStructuredData(folder: string, site: Site): void {
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  )) {
    const page = path.join(folder, file);
    const html = readFileSync(page, 'utf8');
    const described = withArticle(html, site);
    if (described !== html) {
      writeFileSync(page, described);
    }
  }
}
