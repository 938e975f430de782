import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPage, type RenderedPage} from './readPage.ts';

const notFoundPage = '404.html';

/** Matches script and stylesheet elements. Their file names can change although the page itself hasn't changed. */
const assets = /<script src=[^>]*><\/script>|<link [^>]*rel="?stylesheet[^>]*>/g;

/**
 * Removes scripts, styles, menus and the footer from a page, so that `readPage` has less to parse and the result only
 * changes when the page's own content does.
 *
 * @param html - A page as the build wrote it.
 * @returns Head and `main` element of the page, or the whole page if it has no `main` element.
 */
export function stripLayout(html: string): string {
  const body = html.indexOf('<body');
  const main = html.indexOf('<main', body);
  const end = html.lastIndexOf('</main>');
  return body === -1 || main === -1 || end < main
    ? html
    : `${html.slice(0, body).replaceAll(assets, '')}<body>${html.slice(main, end)}</main></body></html>`;
}

/**
 * Reads the searchable pages of a build.
 *
 * @param folder - Folder of the build.
 * @param ignoreNoIndex - Whether to ignore `noindex`, because the whole site has it.
 * @returns The pages, in no particular order.
 */
export function readBuild(folder: string, ignoreNoIndex: boolean): RenderedPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== notFoundPage)
    .map((file) => stripLayout(readFileSync(path.join(folder, file), 'utf8')))
    .flatMap((html) => readPage(html, ignoreNoIndex) ?? []);
}
