import {listSymbols} from '../../../../tools/changes/list.ts';
import type {VersionSymbols} from '../../../../tools/changes/compare.ts';
import {Catalogue} from '@site/src/moodle/symbols/catalogue';

/**
 * Creates the symbols of a version.
 *
 * @param lines - Rows of the symbol table, with bars between the columns. A member starts with a bar.
 */
export function versionOf(...lines: string[]): VersionSymbols {
  const text = tableOf(...lines);
  const catalogue = new Catalogue(text);
  return {catalogue, symbols: listSymbols(text, catalogue)};
}

/**
 * Creates the symbol table of a version.
 *
 * @param lines - The same format as in `versionOf`.
 */
export function tableOf(...lines: string[]): string {
  const rows = lines.map((line) => line.split('|').join('\t'));
  return ['kind\tname\tdetail\tplace\tdeprecated\tcomponent', ...rows, ''].join('\n');
}
