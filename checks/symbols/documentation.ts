import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Edition} from '../../src/moodle/editions.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

/**
 * Reads the names of a site's editions.
 *
 * @returns The names, oldest first.
 * @throws If the site has no `data/editions.json`.
 */
export function readEditionNames(site: string): string[] {
  const editions = JSON.parse(readFileSync(path.join(site, 'data/editions.json'), 'utf8')) as Edition[];
  return editions.map(({name}) => name).reverse();
}

/**
 * Lists the pages of a site, each with the version that it describes.
 *
 * @param editionNames - Oldest first.
 * @returns Paths relative to the site.
 */
export function listPages(site: string, editionNames: readonly string[]): {file: string; version: string}[] {
  const [current = '', ...archived] = editionNames.toReversed();
  return [
    {folder: 'docs', version: current},
    ...archived.map((version) => ({folder: `versioned_docs/version-${version}`, version})),
    {folder: 'general', version: current},
  ].flatMap(({folder, version}) =>
    listFiles(site, folder)
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => ({file, version})),
  );
}
