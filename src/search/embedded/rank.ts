import type {Lookup} from './collection.ts';
import {matchWeight, type Alternative, type Word} from './query.ts';
import type {Corpus, CorpusPage} from './corpus.ts';
import {termsOf} from './fields.ts';
import type {Scores} from './scoreCache.ts';
import {isFault} from './faults.ts';

/** A page that matches. */
export interface RankedPage {
  page: CorpusPage;
  section: number;
  score: number;
  /** Returns how much of the query the page is about, from 0 to 1. */
  coverage: () => number;
}

/** A change in release notes that matches. */
export interface RankedChange {
  page: CorpusPage;
  /** Index among the sections of its page. */
  section: number;
  score: number;
  /** Share of the query's words that it contains, weighted by their rarity. */
  coverage: number;
  /** The same for changes with the same words of the query, such as a fix in several releases. */
  signature: string;
}

/** Scores of all pages and sections for a word of the query. The score is 0 if they don't match. */
export interface WordScores {
  pages: Float64Array;
  sections: Float64Array;
  /** Inverse document frequency of the word. */
  rarity: number;
  /** Whether it is the number of a version, which the page of release notes has, and not the change. */
  isVersion: boolean;
  /** Weight of the word in a change. */
  weight: number;
}

/** Weights of the second, third and fourth best section of a page. */
const furtherSections = [0.5, 0.3, 0.2];

/**
 * Bonus for changes in release notes that contain several words of the query. Readers who search for a bug type many words
 * of its symptom, and a line with nearly all of them is a better answer than a page about the component.
 */
const changeBonus = 0.9;

/** A change with at most this many words of the query gets no bonus, because they may only name the component. */
const subjectWords = 2;

/**
 * Weight in a change of versions, in which a fault may have been found long before its fix, and of words that say that
 * something goes wrong, because release notes say instead that it no longer does.
 */
const vagueWeight = 0.3;

/** Changes with a smaller share of the query's words are about something else. */
const minCoverage = 0.3;

const versionNumber = /^\d+\.\d/;

/** Bonus for a title that consists of the words of the query. */
const titleBonus = 1;

/** Bonus for a page whose title, keywords and other data contain all words of the query. */
const subjectBonus = 0.4;

/** Bonus for a page that many other pages link to. */
const linkBonus = 0.5;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}

/** Returns the share of the title that the query covers, multiplied by the share of the query that the title covers. */
function titleCoverage(terms: readonly string[], words: readonly Word[]): number {
  const best = (weights: readonly number[]): number => Math.max(0, ...weights);
  const covered = sum(terms.map((term) => best(words.map((word) => matchWeight(term, word)))));
  const found = sum(words.map((word) => best(terms.map((term) => matchWeight(term, word)))));
  return terms.length === 0 ? 0 : (covered / terms.length) * (found / words.length);
}

/** Returns a lookup for each term of each alternative of the words. */
export function lookupsOf(words: readonly Word[]): Lookup[] {
  return words.flatMap(({alternatives}) =>
    alternatives.flatMap(({terms, isPrefix}) => terms.map((term) => ({term, isPrefix}))),
  );
}

/**
 * Raises scores to the scores of an alternative. If the alternative has several terms, its score is the mean of their
 * scores. If only some of the terms match, that is weighted by the square of their share.
 */
function raiseScores(
  scores: Float64Array,
  {terms, weight, isPrefix, isPartial}: Alternative,
  score: (lookup: Lookup) => Scores,
): void {
  const found = terms.map((term) => score({term, isPrefix}));
  const [only] = found;
  // A fast path, because most alternatives have one term, which often matches many documents.
  if (only && found.length === 1) {
    for (const [id, value] of only) {
      scores[id] = Math.max(scores[id] ?? 0, value * weight);
    }
    return;
  }
  const totals = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const each of found) {
    for (const [id, value] of each) {
      totals.set(id, (totals.get(id) ?? 0) + value);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  for (const [id, total] of totals) {
    const matched = counts.get(id) ?? 0;
    if (isPartial || matched === terms.length) {
      const share = matched ** 2 / terms.length ** 3;
      scores[id] = Math.max(scores[id] ?? 0, total * share * weight);
    }
  }
}

/** Scores documents for a word, using the alternative that matches best. */
function scoreWord(
  size: number,
  alternatives: readonly Alternative[],
  score: (lookup: Lookup) => Scores,
): Float64Array {
  const scores = new Float64Array(size);
  alternatives.forEach((each) => raiseScores(scores, each, score));
  return scores;
}

/**
 * Adds up the scores of all words and multiplies the sum by the square of the share of words that match, weighted by their
 * rarity. Without a page, only the section counts, which may be a change in release notes.
 */
function totalScore(
  words: readonly WordScores[],
  page: number | undefined,
  section: number,
  isChange: boolean,
): number {
  let score = 0;
  let inSection = 0;
  let rarityInSection = 0;
  let matched = 0;
  let all = 0;
  for (const {pages, sections, rarity} of words) {
    const wordScore = (sections[section] ?? 0) + (page === undefined ? 0 : (pages[page] ?? 0));
    score += wordScore;
    matched += wordScore > 0 ? rarity : 0;
    all += rarity;
    if (sections[section]) {
      inSection++;
      rarityInSection += rarity;
    }
  }
  if (all === 0) {
    return 0;
  }
  const bonus = isChange ? changeBonus * Math.max(0, inSection - subjectWords) * (rarityInSection / all) ** 2 : 0;
  return score * (matched / all) ** 2 * (1 + bonus);
}

/** Scores the pages that match at least one word, in no particular order. The shards of the words must already be loaded. */
export function rankPages(corpus: Corpus, words: readonly Word[], scored = scoreWords(corpus, words)): RankedPage[] {
  const {isChange} = corpus;
  const pageMatches = matchesOf(scored.map(({pages}) => pages));
  const sectionMatches = matchesOf(scored.map(({sections}) => sections));
  return corpus.pages.flatMap((page, number) => {
    const isPageMatch = pageMatches[number] === 1;
    // If the page itself matches, its first section is a candidate even if no section matches.
    const candidates: number[] = [];
    for (let section = page.firstSection; section < page.firstSection + page.sections.length; section++) {
      if (sectionMatches[section] || (isPageMatch && section === page.firstSection)) {
        candidates.push(section);
      }
    }
    const [best, ...others] = bestSections(scored, candidates, number, isChange);
    if (!best) {
      return [];
    }
    const further = sum(
      others.map(
        ({section}, index) =>
          (furtherSections[index] ?? 0) * totalScore(scored, undefined, section, isChange[section] ?? false),
      ),
    );
    // The title is part of the page index, so its coverage is only computed if the page matches.
    const bonus =
      (isPageMatch
        ? 1 + titleBonus * titleCoverage(page.terms, words) + subjectBonus * subjectShare(scored, number) ** 2
        : 1) *
      (1 + linkBonus * page.linkScore);
    return [
      {
        page,
        section: best.section - page.firstSection,
        coverage: () => coverageOf(words, scored, page, number, best.section),
        score: (best.score + further) * bonus,
      },
    ];
  });
}

/** Returns the share of the words, weighted by their rarity, in the title, description, keywords and other data of a page. */
function subjectShare(words: readonly WordScores[], page: number): number {
  return sum(words.map(({pages, rarity}) => (pages[page] ? rarity : 0))) / (sum(words.map(({rarity}) => rarity)) || 1);
}

/**
 * Returns the share of the words, weighted by their rarity, that a page is about. A word in the text of the section counts
 * half as much as one in its heading or in the title, description or keywords of the page.
 */
function coverageOf(
  words: readonly Word[],
  scored: readonly WordScores[],
  page: CorpusPage,
  number: number,
  section: number,
): number {
  const heading = termsOf(page.sections[section - page.firstSection] ?? '').whole;
  const shares = scored.map(({pages, sections, rarity}, index) => {
    const word = words[index];
    const isSubject = (pages[number] ?? 0) > 0 || (word && heading.some((term) => matchWeight(term, word) > 0));
    return rarity * (isSubject ? 1 : sections[section] ? 0.5 : 0);
  });
  return sum(shares) / (sum(scored.map(({rarity}) => rarity)) || 1);
}

/** Returns 1 for each page or section that matches a word, and 0 for the others. */
function matchesOf(scores: readonly Float64Array[]): Uint8Array {
  const matches = new Uint8Array(scores[0]?.length ?? 0);
  for (const each of scores) {
    for (let id = 0; id < each.length; id++) {
      if (each[id]) {
        matches[id] = 1;
      }
    }
  }
  return matches;
}

function count(scores: Float64Array): number {
  let matches = 0;
  for (const score of scores) {
    matches += score > 0 ? 1 : 0;
  }
  return matches;
}

/** Scores all pages and sections for each word. The shards of the words must already be loaded. */
export function scoreWords(corpus: Corpus, words: readonly Word[]): WordScores[] {
  const scoreSections = corpus.scoreSections(lookupsOf(words));
  const versions = words.filter(({term}) => versionNumber.test(term)).length;
  return words.map(({term, alternatives, parts}) => {
    const sections = scoreWord(corpus.pageOfSection.length, alternatives, scoreSections);
    const scorePages = (each: readonly Alternative[]) =>
      scoreWord(corpus.pages.length, each, (lookup) => corpus.scorePages(lookup));
    const named = scorePages(alternatives);
    // If the query is a name, its parts only rank the pages that mention it.
    const isMentioned = words.length > 1 ? undefined : mentions(corpus, named, sections);
    const pages = parts
      ? scorePages([...alternatives, parts]).map((score, page) => (isMentioned?.has(page) === false ? 0 : score))
      : named;
    const isVersion = versionNumber.test(term);
    // A query with several versions is about the way from one to another, and not about the pages that name one of them.
    const share = isVersion && versions > 1 ? vagueWeight : 1;
    const weight = isVersion || isFault(term) ? vagueWeight : 1;
    return {
      pages: pages.map((score) => score * share),
      sections: sections.map((score) => score * share),
      isVersion,
      weight,
      rarity: share * Math.log(1 + sections.length / (1 + count(sections) + count(pages))),
    };
  });
}

/** Returns the numbers of the pages of which the title, other data, or a section matches. */
function mentions({pageOfSection}: Corpus, pages: Float64Array, sections: Float64Array): ReadonlySet<number> {
  const found = new Set<number>();
  pages.forEach((score, page) => score > 0 && found.add(page));
  sections.forEach((score, section) => score > 0 && found.add(pageOfSection[section] ?? -1));
  return found;
}

interface RankedSection {
  section: number;
  score: number;
}

/** Returns the best of the matching sections of a page, in descending order of their scores. */
function bestSections(
  scored: readonly WordScores[],
  candidates: readonly number[],
  page: number,
  isChange: readonly boolean[],
): RankedSection[] {
  const best: RankedSection[] = [];
  for (const section of candidates) {
    const score = totalScore(scored, page, section, isChange[section] ?? false);
    // The whole list isn't sorted, because release notes have hundreds of changes.
    const place = best.findIndex((other) => other.score < score);
    if (place !== -1 || best.length <= furtherSections.length) {
      best.splice(place === -1 ? best.length : place, 0, {section, score});
      best.length = Math.min(best.length, 1 + furtherSections.length);
    }
  }
  return best;
}

/** Weight of the oldest release, relative to the newest one, and of the app's releases if the query isn't about the app. */
const oldestWeight = 0.7;
const appWeight = 0.4;

/** Scores the changes that match at least one word. Plain loops, because a frequent word is in thousands of changes. */
export function rankChanges(
  {pages, pageOfSection, isChange}: Corpus,
  words: readonly WordScores[],
  isAboutApp: boolean,
): RankedChange[] {
  const all = sum(words.map(({rarity, weight}) => rarity * weight));
  const weightOf = ({path, newness}: CorpusPage): number =>
    (path.includes('/app_releases/') && !isAboutApp ? appWeight : 1) * (oldestWeight + (1 - oldestWeight) * newness);
  return isChange.flatMap((isWanted, section) => {
    const number = pageOfSection[section] ?? -1;
    const page = pages[number];
    if (!isWanted || !page) {
      return [];
    }
    let total = 0;
    let found = 0;
    const scores: number[] = [];
    for (const word of words) {
      const score = ((word.isVersion ? word.pages[number] : word.sections[section]) ?? 0) * word.weight;
      total += score;
      found += score > 0 ? word.rarity * word.weight : 0;
      scores.push(score);
    }
    const coverage = all === 0 ? 0 : found / all;
    return coverage < minCoverage
      ? []
      : [
          {
            page,
            section: section - page.firstSection,
            score: total * coverage ** 2 * weightOf(page),
            coverage,
            signature: scores.map((score) => score.toFixed(3)).join(),
          },
        ];
  });
}
