import type {Change} from '../../src/markdown/history/history.ts';
import {readHistory} from '../../src/markdown/history/history.ts';
import {readPageNames, type PageNames} from '../../src/moodle/symbols/pageNames.ts';
import {readTree, type Replacement} from './tree.ts';

/** A change in a version history block of a page. */
export interface HistoryChange extends Change {
  /** Plain text of the heading above the block, unless the block describes the whole page. */
  heading?: string;
  anchor?: string;
}

export interface ScannedPage {
  changes: HistoryChange[];
  replacements: Replacement[];
  /** Names of platform symbols on the page. */
  names: PageNames;
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/**
 * Reads the version histories of a page, the replacements that it recommends, and the names on it. An invalid version history
 * is skipped, because it fails the build when the page is compiled.
 */
export function scanPage(siteDirectory: string, text: string, version: string): ScannedPage {
  const {blocks, replacements} = readTree(text);
  const changes = blocks.flatMap(({value, section}) =>
    readHistory(siteDirectory, value, version).changes.map((change): HistoryChange => ({...change, ...section})),
  );
  const replaced = changes.flatMap(({what, instead}) =>
    instead === undefined ? [] : [{codes: codeIn(what), instead}],
  );
  return {changes, replacements: [...replaced, ...replacements], names: readPageNames(text)};
}
