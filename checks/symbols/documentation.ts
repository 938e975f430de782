import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Edition} from '../../src/moodle/editions.ts';

/**
 * Reads the names of a site's editions.
 *
 * @param site - Folder of the site.
 * @returns The names, oldest first.
 * @throws If the site has no `data/editions.json`.
 */
export function readEditionNames(site: string): string[] {
  const editions = JSON.parse(readFileSync(path.join(site, 'data/editions.json'), 'utf8')) as Edition[];
  return editions.map(({name}) => name).reverse();
}

/**
 * Lists the folders that contain pages, each with the version that it describes.
 *
 * @param editionNames - Oldest first.
 */
export function documentationFolders(editionNames: readonly string[]): {folder: string; version: string}[] {
  const [current = '', ...archived] = editionNames.toReversed();
  return [
    {folder: 'docs', version: current},
    ...archived.map((version) => ({folder: `versioned_docs/version-${version}`, version})),
    {folder: 'general', version: current},
  ];
}
