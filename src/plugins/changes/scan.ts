import type {Change} from '../../markdown/history/history.ts';
import {readHistory} from '../../markdown/history/history.ts';
import {readPageNames, type PageNames} from '../../platform/symbols/pageNames.ts';
import type {PageTree, Replacement} from './tree.ts';

/** A change that a page tells in a block of version history. */
export interface ToldChange extends Change {
  /** Heading above the block, as plain text; nothing if the block is about the whole page. */
  heading?: string;
  /** Id of that heading. */
  anchor?: string;
}

/** What a page says about changes. */
export interface ScannedPage {
  changes: ToldChange[];
  replacements: Replacement[];
  /** All that the page names. */
  names: PageNames;
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/**
 * Reads what a page says about changes: its blocks of version history, what it tells readers to use instead of what is
 * deprecated, and what it names.
 *
 * @param siteDirectory - Folder of the site, for the schema of the blocks.
 * @param text - Markdown of the page.
 * @param version - Version of the platform that the page describes.
 * @param tree - What `readTree` says of the page; undefined if it is not telling.
 * @returns What it says. A block that has a fault says nothing; the page itself fails the build.
 */
export function scanPage(
  siteDirectory: string,
  text: string,
  version: string,
  tree: PageTree | undefined,
): ScannedPage {
  const {blocks = [], replacements = []} = tree ?? {};
  const changes = blocks.flatMap(({value, place}) =>
    readHistory(siteDirectory, value, version).changes.map((change): ToldChange => ({...change, ...place})),
  );
  const told = changes.flatMap(({what, instead}) => (instead === undefined ? [] : [{codes: codeIn(what), instead}]));
  return {changes, replacements: [...told, ...replacements], names: readPageNames(text)};
}
