import {distance} from 'fastest-levenshtein';
import type {ListedPage} from './types.ts';
import {wordsOf} from './words.ts';

/** The distinct words of a page, by how much they say about it. */
interface PageWords {
  strong: readonly string[];
  medium: readonly string[];
  weak: readonly string[];
}

function pageWordsOf(page: ListedPage): PageWords {
  const segments = page.path.split('/').filter(Boolean);
  const distinct = (text: string): string[] => [...new Set(wordsOf(text))];
  return {
    strong: distinct(`${segments.at(-1) ?? ''} ${page.title}`),
    medium: distinct(segments.slice(0, -1).join(' ')),
    weak: distinct(page.description),
  };
}

/** Scores one query word against one word of a page: 1 if they are equal, less for a prefix or a typo. */
function wordScore(wanted: string, word: string): number {
  if (wanted === word) {
    return 1;
  }
  if (wanted.length >= 3 && word.startsWith(wanted)) {
    return 0.8;
  }
  const allowedEdits = Math.floor(wanted.length / 4);
  // The number of edits is at least the difference in length, which is much cheaper to calculate.
  const canMatch = allowedEdits > 0 && Math.abs(wanted.length - word.length) <= allowedEdits;
  return canMatch && distance(wanted, word) <= allowedEdits ? 0.7 : 0;
}

/** Returns a function that finds the best score of a query word among words, and compares it with each word once. */
function bestScoreOf(wanted: string): (words: readonly string[]) => number {
  const scores = new Map<string, number>();
  return (words) => {
    let best = 0;
    for (const word of words) {
      let score = scores.get(word);
      if (score === undefined) {
        score = wordScore(wanted, word);
        scores.set(word, score);
      }
      best = Math.max(best, score);
    }
    return best;
  };
}

/**
 * Finds the pages whose path, title or description is most similar to a query or path. Prefixes and small typos match. If
 * several pages have the same score, shorter paths come first.
 */
export type FindPages = (text: string, limit: number, isCandidate?: (page: ListedPage) => boolean) => ListedPage[];

/** Number of pages that are split into words in one task. */
const batchSize = 100;

/**
 * Creates a function that finds pages. It splits all pages into words first, so that searching is fast enough while a
 * reader types. This takes several tasks, because one would be long enough to delay the reader's next keystroke.
 */
export async function createPageFinder(pages: readonly ListedPage[]): Promise<FindPages> {
  const entries: {page: ListedPage; words: PageWords}[] = [];
  for (let start = 0; start < pages.length; start += batchSize) {
    await new Promise((resolve) => setTimeout(resolve));
    entries.push(...pages.slice(start, start + batchSize).map((page) => ({page, words: pageWordsOf(page)})));
  }

  return (text, limit, isCandidate = () => true) => {
    const bestScores = wordsOf(text)
      .filter((word) => word !== 'html')
      .map(bestScoreOf);
    if (bestScores.length === 0) {
      return [];
    }
    /** Scores a page by the share of query words it contains. The title and the last path segment have the highest weight. */
    const pageScore = ({strong, medium, weak}: PageWords): number => {
      const scores = bestScores.map((best) => Math.max(best(strong), best(medium) * 0.6, best(weak) * 0.4));
      return scores.reduce((sum, score) => sum + score, 0) / bestScores.length;
    };
    return entries
      .filter(({page}) => isCandidate(page))
      .map(({page, words}) => ({page, score: pageScore(words)}))
      .filter(({score}) => score >= 0.3)
      .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
      .slice(0, limit)
      .map(({page}) => page);
  };
}
