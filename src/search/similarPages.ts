import {distance} from 'fastest-levenshtein';
import type {ListedPage} from './types.ts';

/** Letters and digits in lower case, so that `db-tasks.php` and `DB tasks` come to the same words. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** How well one word of a query fits one word of a page: 1 for the same, less for a beginning or a slip. */
function wordScore(wanted: string, word: string): number {
  if (wanted === word) {
    return 1;
  }
  if (wanted.length >= 3 && word.startsWith(wanted)) {
    return 0.8;
  }
  const slips = distance(wanted, word);
  return wanted.length >= 4 && slips <= Math.floor(wanted.length / 4) ? 0.7 : 0;
}

function bestScore(wanted: string, words: readonly string[]): number {
  return words.reduce((best, word) => Math.max(best, wordScore(wanted, word)), 0);
}

/** Share of the wanted words that a page has, its last path segment and its title counting most. */
function pageScore(wanted: readonly string[], page: ListedPage): number {
  const segments = page.path.split('/').filter(Boolean);
  const strong = [...wordsOf(segments.at(-1) ?? ''), ...wordsOf(page.title)];
  const medium = segments.slice(0, -1).flatMap(wordsOf);
  const weak = wordsOf(page.description);
  const total = wanted.reduce(
    (sum, word) => sum + Math.max(bestScore(word, strong), bestScore(word, medium) * 0.6, bestScore(word, weak) * 0.4),
    0,
  );
  return total / wanted.length;
}

/**
 * Finds the pages whose address, title or description is nearest to some words.
 *
 * Small slips and beginnings of words count; of equally near pages the ones with the shorter address come first.
 *
 * @param text - A query, or the path of a page that does not exist.
 * @param pages - All pages to choose from.
 * @param limit - How many to return at most.
 * @returns The nearest first; empty if nothing is near.
 */
export function nearPages(text: string, pages: readonly ListedPage[], limit: number): ListedPage[] {
  const wanted = wordsOf(text).filter((word) => word !== 'html');
  if (wanted.length === 0) {
    return [];
  }
  return pages
    .map((page) => ({page, score: pageScore(wanted, page)}))
    .filter(({score}) => score >= 0.3)
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, limit)
    .map(({page}) => page);
}
