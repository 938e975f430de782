import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPage, type RenderedPage} from './readPage.ts';

/** The page that hosts show for addresses that they do not have. */
const notFoundPage = '404.html';

/** Scripts and styles, which other pages change too. */
const assets = /<script src=[^>]*><\/script>|<link [^>]*rel="?stylesheet[^>]*>/g;

/**
 * Takes out of a page what `readPage` does not look at, so that it has less to parse, and so that the page is the same
 * until its own content changes: scripts, styles, menus and the footer.
 *
 * @param html - A page as the build wrote it.
 * @returns Its head and its main part; of a page without a main part, all.
 */
export function essence(html: string): string {
  const body = html.indexOf('<body');
  const main = html.indexOf('<main', body);
  const end = html.lastIndexOf('</main>');
  return body === -1 || main === -1 || end < main
    ? html
    : `${html.slice(0, body).replaceAll(assets, '')}<body>${html.slice(main, end)}</main></body></html>`;
}

/**
 * Reads the texts of all pages of a build.
 *
 * @param folder - Folder of the build.
 * @returns Their essence, in no particular order.
 */
export function readTexts(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== notFoundPage)
    .map((file) => essence(readFileSync(path.join(folder, file), 'utf8')));
}

/**
 * Reads all pages of a build that the search is to find.
 *
 * @param folder - Folder of the build.
 * @param ignoreNoIndex - Whether the whole site is marked `noindex`, so that the mark of a page says nothing.
 * @returns The pages, in no particular order.
 */
export function readBuild(folder: string, ignoreNoIndex: boolean): RenderedPage[] {
  return readTexts(folder).flatMap((html) => readPage(html, ignoreNoIndex) ?? []);
}
