import {distance} from 'fastest-levenshtein';
import type {ListedPage} from './types.ts';

/** Splits text into lower-case words, so that `db-tasks.php` and `DB tasks` are the same. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** Scores one query word against one word of a page: 1 if they are equal, less for a prefix or a typo. */
function wordScore(wanted: string, word: string): number {
  if (wanted === word) {
    return 1;
  }
  if (wanted.length >= 3 && word.startsWith(wanted)) {
    return 0.8;
  }
  const edits = distance(wanted, word);
  return wanted.length >= 4 && edits <= Math.floor(wanted.length / 4) ? 0.7 : 0;
}

function bestScore(wanted: string, words: readonly string[]): number {
  return words.reduce((best, word) => Math.max(best, wordScore(wanted, word)), 0);
}

/** Scores a page by the share of query words it contains. The title and the last path segment have the highest weight. */
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
 * Finds the pages whose path, title or description is most similar to some text. Prefixes and small typos match. If several
 * pages have the same score, shorter paths come first.
 *
 * @param text - A query, or the path of a page that does not exist.
 * @param pages - The pages to search.
 * @param limit - Maximum number of results.
 */
export function findSimilarPages(text: string, pages: readonly ListedPage[], limit: number): ListedPage[] {
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
