import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {otherSymbolFolder, symbolFolder} from '../../symbols/format.ts';
import {writeSymbolFiles, type SymbolSources} from '../../symbols/indexing.ts';
import {indexFolder} from '../format.ts';
import {readBuild} from './readBuild.ts';
import {writeIndex} from './writeIndex.ts';

export interface IndexOptions {
  /** Whether to ignore `noindex`, because the whole site has it. */
  ignoreNoIndex: boolean;
  /** Whether a hosted service searches the pages. If so, only symbols need an index. */
  isHosted: boolean;
  symbols: SymbolSources;
}

/**
 * Adds the search index to a build.
 *
 * @param folder - Folder of the build.
 * @param options - Options for the content of the index.
 */
export function writeSearchIndex(folder: string, {ignoreNoIndex, isHosted, symbols}: IndexOptions): void {
  const pages = readBuild(folder, ignoreNoIndex);
  for (const name of [indexFolder, symbolFolder, otherSymbolFolder]) {
    mkdirSync(path.join(folder, name), {recursive: true});
  }
  for (const [file, content] of [...writeSymbolFiles(symbols, pages), ...(isHosted ? [] : writeIndex(pages))]) {
    writeFileSync(path.join(folder, file), content);
  }
}
