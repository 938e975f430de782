import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Edition} from '../../src/moodle/editions.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

/** Reads the names of a site's editions from `data/editions.json`, oldest first. */
export function readEditionNames(site: string): string[] {
  const editions = JSON.parse(readFileSync(path.join(site, 'data/editions.json'), 'utf8')) as Edition[];
  return editions.map(({name}) => name).reverse();
}

/** Lists the pages of a site, relative to it, each with the version that it describes. Editions are given oldest first. */
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
