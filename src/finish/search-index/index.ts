import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {otherSymbolFolder, symbolFolder} from '../../search/symbols/format.ts';
import {writeSymbolFiles, type SymbolSources} from './symbols.ts';
import {indexFolder} from '../../search/embedded/format.ts';
import {addOldNames} from './oldNames.ts';
import type {RenderedPage} from './searchPageOf.ts';
import {writeIndex} from './writeIndex.ts';

export interface IndexOptions {
  /** Whether a hosted service searches the pages. If so, only symbols need an index. */
  isHosted: boolean;
  symbols: SymbolSources;
  /** Content of `data/wiki-pages.json`. */
  wikiPages: Readonly<Record<string, string>>;
  baseUrl: string;
}

/** Adds the search index to a build. */
export function writeSearchIndex(
  folder: string,
  rendered: readonly RenderedPage[],
  {isHosted, symbols, wikiPages, baseUrl}: IndexOptions,
): void {
  const pages = addOldNames(rendered, wikiPages, baseUrl);
  for (const name of [indexFolder, symbolFolder, otherSymbolFolder]) {
    mkdirSync(path.join(folder, name), {recursive: true});
  }
  for (const [file, content] of [...writeSymbolFiles(symbols, pages), ...(isHosted ? [] : writeIndex(pages))]) {
    writeFileSync(path.join(folder, file), content);
  }
}
