import type {LookUp} from './collection.ts';
import {isMatch, type Alternative, type Word} from './query.ts';
import type {Scope, ScopePage, Scores} from './scope.ts';

/** A page that matches. */
export interface RankedPage {
  page: ScopePage;
  /** Which of its sections matches best. */
  section: number;
  score: number;
}

/** How much the best sections of a page after the first add to its score. */
const furtherSections = [0.5, 0.3, 0.2];

/** How much a title adds that consists of just the words of the query. */
const titleBonus = 1;

/** How near a title is to being just the words of a query: the share of its words, times that of theirs. */
function titleCover(terms: readonly string[], words: readonly Word[]): number {
  const covered = terms.filter((term) => words.some((word) => isMatch(term, word)));
  const found = words.filter((word) => terms.some((term) => isMatch(term, word)));
  return terms.length === 0 ? 0 : (covered.length / terms.length) * (found.length / words.length);
}

/**
 * What has to be looked up for words.
 *
 * @param words - Words of a query.
 * @returns A look-up for each term of each alternative.
 */
export function lookUpsOf(words: readonly Word[]): LookUp[] {
  return words.flatMap(({alternatives}) =>
    alternatives.flatMap(({terms, isPrefix}) => terms.map((term) => ({term, isPrefix}))),
  );
}

/** Scores for an alternative: of several terms the mean, if only some are there by the square of their share. */
function scoreAlternative(
  {terms, weight, isPrefix, isPartial}: Alternative,
  score: (lookUp: LookUp) => Scores,
): Scores {
  const sums = new Map<number, {sum: number; count: number}>();
  for (const term of terms) {
    for (const [id, value] of score({term, isPrefix})) {
      const {sum, count} = sums.get(id) ?? {sum: 0, count: 0};
      sums.set(id, {sum: sum + value, count: count + 1});
    }
  }
  const share = weight / terms.length ** 3;
  return new Map(
    [...sums]
      .filter(([, {count}]) => isPartial || count === terms.length)
      .map(([id, {sum, count}]) => [id, sum * count ** 2 * share]),
  );
}

/** Scores for a word: those of the alternative that fits best. */
function scoreWord(alternatives: readonly Alternative[], score: (lookUp: LookUp) => Scores): Scores {
  const scores = new Map<number, number>();
  for (const alternative of alternatives) {
    for (const [id, value] of scoreAlternative(alternative, score)) {
      scores.set(id, Math.max(value, scores.get(id) ?? 0));
    }
  }
  return scores;
}

/** The sum of the scores of words, by the square of the share of words that match, where a rare word is a larger share. */
function total(scores: readonly number[], rarities: readonly number[]): number {
  let sum = 0;
  let matched = 0;
  let all = 0;
  scores.forEach((score, word) => {
    const rarity = rarities[word] ?? 0;
    sum += score;
    matched += score > 0 ? rarity : 0;
    all += rarity;
  });
  return all === 0 ? 0 : sum * (matched / all) ** 2;
}

/**
 * Ranks pages. The shards for the words have to be loaded.
 *
 * @param scope - Where to look.
 * @param words - What to look for.
 * @returns Pages that match at least one word, in no particular order.
 */
export function rankPages(scope: Scope, words: readonly Word[]): RankedPage[] {
  const scoreSections = scope.scoreSections(lookUpsOf(words));
  const pageScores = words.map(({alternatives, parts}) =>
    scoreWord(parts ? [...alternatives, parts] : alternatives, (lookUp) => scope.scorePages(lookUp)),
  );
  const sectionScores = words.map(({alternatives}) => scoreWord(alternatives, scoreSections));
  const rarities = sectionScores.map((scores, word) => {
    const matches = scores.size + (pageScores[word]?.size ?? 0);
    return Math.log(1 + scope.pageOfSection.length / (1 + matches));
  });
  const weigh = (scores: readonly number[]): number => total(scores, rarities);

  return [...candidates(scope, pageScores, sectionScores)].flatMap(([number, sections]) => {
    const page = scope.pages[number];
    const ofPage = pageScores.map((scores) => scores.get(number) ?? 0);
    const ranked = [...sections]
      .map((section) => {
        const own = sectionScores.map((scores) => scores.get(section) ?? 0);
        return {section, own, score: weigh(own.map((score, word) => score + (ofPage[word] ?? 0)))};
      })
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const [best, ...others] = ranked;
    if (!page || !best) {
      return [];
    }
    const further = furtherSections.reduce((sum, share, index) => sum + share * weigh(others[index]?.own ?? []), 0);
    const bonus = 1 + titleBonus * titleCover(page.terms, words);
    return [{page, section: best.section - page.firstSection, score: (best.score + further) * bonus}];
  });
}

/** Pages that match, each with its sections that do; the first one stands for what the page as a whole is about. */
function candidates(
  {pages, pageOfSection}: Scope,
  pageScores: readonly Scores[],
  sectionScores: readonly Scores[],
): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  const sectionsOf = (page: number): Set<number> => {
    const sections = found.get(page) ?? new Set([pages[page]?.firstSection ?? 0]);
    found.set(page, sections);
    return sections;
  };
  pageScores.forEach((scores) => [...scores.keys()].forEach(sectionsOf));
  sectionScores.forEach((scores) => {
    [...scores.keys()].forEach((section) => sectionsOf(pageOfSection[section] ?? 0).add(section));
  });
  return found;
}
