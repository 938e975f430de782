import type {LookUp} from './collection.ts';
import {matchWeight, type Alternative, type Word} from './query.ts';
import type {Scope, ScopePage, Scores} from './scope.ts';

/** A page that matches. */
export interface RankedPage {
  page: ScopePage;
  /** Which of its sections matches best. */
  section: number;
  score: number;
}

/** How well pages and sections have a word of a query; 0 if they have it not. Lists, as most words are in many places. */
interface Scored {
  /** By number of the page, for its title, address, breadcrumbs, tags and description. */
  pages: Float64Array;
  /** By number of the section. */
  sections: Float64Array;
  /** The more, the fewer pages and sections have it. */
  rarity: number;
}

/** How much the best sections of a page after the first add to its score. */
const furtherSections = [0.5, 0.3, 0.2];

/** How much a title adds that consists of just the words of the query. */
const titleBonus = 1;

/** How much it adds that many pages link to a page. */
const standingBonus = 0.5;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}

/** How near a title is to being just the words of a query: the share of its words, times that of theirs. */
function titleCover(terms: readonly string[], words: readonly Word[]): number {
  const best = (weights: readonly number[]): number => Math.max(0, ...weights);
  const covered = sum(terms.map((term) => best(words.map((word) => matchWeight(term, word)))));
  const found = sum(words.map((word) => best(terms.map((term) => matchWeight(term, word)))));
  return terms.length === 0 ? 0 : (covered / terms.length) * (found / words.length);
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

/** Raises scores to those for an alternative: of several terms the mean, if only some are there by the square of their share. */
function raise(
  scores: Float64Array,
  {terms, weight, isPrefix, isPartial}: Alternative,
  score: (lookUp: LookUp) => Scores,
): void {
  const found = terms.map((term) => score({term, isPrefix}));
  const [only] = found;
  // Most have one term, and many a word that is everywhere.
  if (only && found.length === 1) {
    for (const [id, value] of only) {
      scores[id] = Math.max(scores[id] ?? 0, value * weight);
    }
    return;
  }
  for (const id of new Set(found.flatMap((each) => [...each.keys()]))) {
    const values = found.flatMap((each) => each.get(id) ?? []);
    if (isPartial || values.length === terms.length) {
      const share = values.length ** 2 / terms.length ** 3;
      scores[id] = Math.max(scores[id] ?? 0, sum(values) * share * weight);
    }
  }
}

/** Scores for a word: those of the alternative that fits best. */
function scoreWord(
  size: number,
  alternatives: readonly Alternative[],
  score: (lookUp: LookUp) => Scores,
): Float64Array {
  const scores = new Float64Array(size);
  alternatives.forEach((each) => raise(scores, each, score));
  return scores;
}

/**
 * The sum of the scores of words, by the square of the share of words that match, where a rare word is a larger share.
 *
 * @param words - Where words were found.
 * @param page - Number of a page to score; none for its section alone.
 * @param section - Number of a section.
 */
function total(words: readonly Scored[], page: number | undefined, section: number): number {
  let score = 0;
  let matched = 0;
  let all = 0;
  for (const {pages, sections, rarity} of words) {
    const own = (sections[section] ?? 0) + (page === undefined ? 0 : (pages[page] ?? 0));
    score += own;
    matched += own > 0 ? rarity : 0;
    all += rarity;
  }
  return all === 0 ? 0 : score * (matched / all) ** 2;
}

/**
 * Ranks pages. The shards for the words have to be loaded.
 *
 * @param scope - Where to look.
 * @param words - What to look for.
 * @returns Pages that match at least one word, in no particular order.
 */
export function rankPages(scope: Scope, words: readonly Word[]): RankedPage[] {
  const scored = scoreWords(scope, words);
  return scope.pages.flatMap((page, number) => {
    const [best, ...others] = bestSections(scored, page, number);
    if (!best) {
      return [];
    }
    const further = sum(
      others.map(({section}, index) => (furtherSections[index] ?? 0) * total(scored, undefined, section)),
    );
    // What is in a title is in the index of pages.
    const isTitled = scored.some(({pages}) => pages[number]);
    const bonus = (isTitled ? 1 + titleBonus * titleCover(page.terms, words) : 1) * (1 + standingBonus * page.standing);
    return [{page, section: best.section - page.firstSection, score: (best.score + further) * bonus}];
  });
}

function scoreWords(scope: Scope, words: readonly Word[]): Scored[] {
  const scoreSections = scope.scoreSections(lookUpsOf(words));
  const count = (scores: Float64Array): number => scores.reduce((before, score) => before + (score > 0 ? 1 : 0), 0);
  return words.map(({alternatives, parts}) => {
    const sections = scoreWord(scope.pageOfSection.length, alternatives, scoreSections);
    const pages = scoreWord(scope.pages.length, parts ? [...alternatives, parts] : alternatives, (lookUp) =>
      scope.scorePages(lookUp),
    );
    return {pages, sections, rarity: Math.log(1 + sections.length / (1 + count(sections) + count(pages)))};
  });
}

/** A section and how well it matches, with its page. */
interface RankedSection {
  section: number;
  score: number;
}

/** Sections of a page that match, the best first, as many as count; the first one stands for what the page is about. */
function bestSections(scored: readonly Scored[], {firstSection, sections}: ScopePage, page: number): RankedSection[] {
  const best: RankedSection[] = [];
  const isFound = scored.some(({pages}) => pages[page]);
  for (let section = firstSection; section < firstSection + sections.length; section++) {
    if ((isFound && section === firstSection) || scored.some((word) => word.sections[section])) {
      const score = total(scored, page, section);
      const place = best.findIndex((other) => other.score < score);
      best.splice(place === -1 ? best.length : place, 0, {section, score});
      best.length = Math.min(best.length, 1 + furtherSections.length);
    }
  }
  return best;
}
