import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPage, type RenderedPage} from './readPage.ts';

/** The page that hosts show for addresses that they do not have. */
const notFoundPage = '404.html';

/**
 * Reads all pages of a build that the search is to find.
 *
 * @param folder - Folder of the build.
 * @param ignoreNoIndex - Whether the whole site is marked `noindex`, so that the mark of a page says nothing.
 * @returns The pages, in no particular order.
 */
export function readBuild(folder: string, ignoreNoIndex: boolean): RenderedPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== notFoundPage)
    .flatMap((file) => readPage(readFileSync(path.join(folder, file), 'utf8'), ignoreNoIndex) ?? []);
}
