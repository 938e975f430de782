import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '../html/builtPage.ts';
import {searchPageOf, type RenderedPage} from './searchPageOf.ts';
import {listFiles} from '../../moodle/listFiles.ts';

/** Reads the searchable pages of a finished build, sorted by path. */
export function readSearchPages(folder: string): RenderedPage[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => searchPageOf(parsePage(readFileSync(path.join(folder, file), 'utf8'), file), false) ?? []);
}
