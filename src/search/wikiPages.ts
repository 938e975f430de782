import wikiPages from '@site/data/wiki-pages.json';
import type {ListedPage} from './types.ts';
import {wordsOf} from './words.ts';

/** Matches the folder of the old wiki and the ending of a file. */
const surroundings = /^dev\/|(?:\/index)?\.html$|\/$/g;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Finds the page, with the path of the section, that replaces a page of the old wiki such as `dev/data manipulation api`.
 * Capitalisation, spaces and punctuation don't matter, and the wiki's folder `dev/` may be missing.
 */
export function findWikiPage(path: string, pages: readonly ListedPage[], baseUrl: string): ListedPage | undefined {
  const wanted = wordsOf(decode(path).replace(surroundings, '')).join(' ');
  const entry = Object.entries(wikiPages).find(([name]) => wordsOf(name).join(' ') === wanted);
  const target = entry && `${baseUrl}${entry[1].slice(1)}`;
  // The path of a page with child pages ends with a slash.
  const page = pages.find((candidate) => candidate.path.replace(/\/$/, '') === target?.split('#')[0]);
  return page && target ? {...page, path: target} : undefined;
}
