import {listSymbols} from '@site/src/plugins/changes/list';
import type {VersionSymbols} from '@site/src/plugins/changes/compare';
import {Catalogue} from '@site/src/platform/symbols/catalogue';

/**
 * Makes a version of the platform.
 *
 * @param lines - Lines of its symbols, with bars between the columns; a member begins with a bar.
 */
export function versionOf(...lines: string[]): VersionSymbols {
  const text = tableOf(...lines);
  const catalogue = new Catalogue(text);
  return {catalogue, symbols: listSymbols(text, catalogue)};
}

/**
 * Makes the table that a version's symbols stand in.
 *
 * @param lines - As for `versionOf`.
 */
export function tableOf(...lines: string[]): string {
  const rows = lines.map((line) => line.split('|').join('\t'));
  return ['kind\tname\tdetail\tplace\tdeprecated\tcomponent', ...rows, ''].join('\n');
}
