import type {RankedChange, RankedPage} from './rank.ts';
import {isFault} from './faults.ts';
import type {Word} from './query.ts';

/** Matches queries that ask for an explanation, which guides give. */
const question = /^\W*(?:are|can|do|does|how|is|may|should|what|when|where|which|who|why)\s/i;

/** Minimum number of words that describe a symptom. If one of them says that something goes wrong, one fewer is enough. */
const minWords = 4;

/** Number of first results among which changes are shown, and of the changes there. */
export const firstResults = 5;
const maxChanges = 3;

/** Weight of the share of the words in a change, compared with the share that a guide is about. */
const changeWeight = 0.85;

/** Returns the changes that match best, each once and in the newest release, and at most one of each page. */
function likeliestChanges(changes: readonly RankedChange[]): RankedChange[] {
  const likeliest: RankedChange[] = [];
  for (const change of changes.toSorted((a, b) => b.score - a.score)) {
    if (!likeliest.some(({signature, page}) => signature === change.signature || page === change.page)) {
      likeliest.push(change);
    }
    if (likeliest.length === maxChanges) {
      break;
    }
  }
  return likeliest;
}

/** Returns whether a query may describe a symptom. */
export function isSymptom(query: string, words: readonly Word[]): boolean {
  const hasFault = words.some(({term}) => isFault(term));
  return !question.test(query) && words.length >= (hasFault ? minWords - 1 : minWords);
}

/**
 * Moves the likeliest changes among the first results of a query that describes a symptom. Guides, which are long and say a lot
 * about the component, would come before all of them.
 *
 * @param isAboutGuide - Whether a guide is about the query, so that one change is enough.
 */
export function withChangesFirst(
  ranked: readonly RankedPage[],
  found: readonly RankedChange[],
  isAboutGuide: boolean,
): readonly RankedPage[] {
  let changes = likeliestChanges(found);
  const spare = isAboutGuide ? Math.max(0, changes.length - 1) : 0;
  const first: RankedPage[] = [];
  let others = [...ranked];
  while (changes[0] && others[0] && first.length < firstResults) {
    const [change] = changes;
    const [other] = others;
    const isDue = changes.length - spare >= firstResults - first.length;
    const isNext = isDue || change.coverage * changeWeight >= other.coverage();
    const {page} = isNext ? change : other;
    first.push(isNext ? {...other, page, section: change.section, coverage: () => change.coverage} : other);
    changes = changes.filter((each) => each.page !== page);
    others = others.filter((each) => each.page !== page);
  }
  return [...first, ...others];
}
