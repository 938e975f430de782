import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '../html/builtPage.ts';
import {searchPageOf, type RenderedPage} from './searchPageOf.ts';

/**
 * Reads the searchable pages of a finished build.
 *
 * @returns The pages, in no particular order.
 */
export function readSearchPages(folder: string): RenderedPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => searchPageOf(parsePage(readFileSync(path.join(folder, file), 'utf8'), file), false) ?? []);
}
