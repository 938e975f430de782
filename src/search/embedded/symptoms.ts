import type {RankedPage} from './rank.ts';
import {isFault} from './faults.ts';
import type {Word} from './query.ts';

/** Matches queries that ask for an explanation, which guides give. */
const question = /^\W*(?:are|can|do|does|how|is|may|should|what|when|where|which|who|why)\s/i;

/** Minimum number of words that describe a symptom. If one of them says that something goes wrong, one fewer is enough. */
const minWords = 4;

/** Number of first results among which changes are shown, and of the changes there. */
const firstResults = 5;
const maxChanges = 3;

/** Changes with a smaller share of the query's words are about something else. */
const minCoverage = 0.3;

/** A change with at least this share of the words is likely the fault, so that its score counts more. */
const likely = {coverage: 0.8, factor: 2.5};

/** Factor of the score of any other change, because guides also score by their keywords. */
const changeFactor = 1.4;

const collator = new Intl.Collator('en', {numeric: true});

/** Returns the changes that match best, each once: in its newest release, because older ones may have no support. */
function likeliestChanges(ranked: readonly RankedPage[]): RankedPage[] {
  const newest = new Map<string, RankedPage>();
  for (const page of ranked) {
    const {signature = '', coverage = 0} = page.change ?? {};
    const known = newest.get(signature);
    if (coverage >= minCoverage && (!known || collator.compare(page.page.path, known.page.path) > 0)) {
      newest.set(signature, page);
    }
  }
  return [...newest.values()].sort((a, b) => (b.change?.score ?? 0) - (a.change?.score ?? 0)).slice(0, maxChanges);
}

/** Returns whether a query may describe a symptom. */
export function isSymptom(query: string, words: readonly Word[]): boolean {
  const hasFault = words.some(({term}) => isFault(term));
  return !question.test(query) && words.length >= (hasFault ? minWords - 1 : minWords);
}

/**
 * Moves the likeliest changes among the first results of a query that describes a symptom. Guides, which are long and say a lot
 * about the component, would come before all of them.
 */
export function withChangesFirst(ranked: readonly RankedPage[], words: readonly Word[]): readonly RankedPage[] {
  const hasFault = words.some(({term}) => isFault(term));
  const changes = likeliestChanges(ranked);
  const others = [...ranked];
  const first: RankedPage[] = [];
  while (changes[0] && others[0]) {
    const [change] = changes;
    const [other] = others;
    const isLikely = hasFault && (change.change?.coverage ?? 0) >= likely.coverage;
    const isDue = changes.length >= firstResults - first.length;
    const isNext = isDue || change.score * (isLikely ? likely.factor : changeFactor) >= other.score;
    const {page} = isNext ? change : other;
    first.push(isNext ? {...change, section: change.change?.section ?? change.section} : other);
    remove(changes, page);
    remove(others, page);
  }
  return [...first, ...others];
}

function remove(pages: RankedPage[], page: RankedPage['page']): void {
  const index = pages.findIndex((each) => each.page === page);
  if (index !== -1) {
    pages.splice(index, 1);
  }
}
