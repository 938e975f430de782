import MiniSearch, {type AsPlainObject, type SearchOptions} from 'minisearch';
import {placeOf, type Collection, type LookUp} from './collection.ts';
import {
  miniSearchOptions,
  pageFields,
  pageWeights,
  sectionFields,
  sectionWeights,
  termsOf,
  withoutStopWords,
  type Document,
  type PageField,
  type SectionField,
} from './fields.ts';
import {decodeLength, headingOf, type HeadPage, type HeadSection} from './format.ts';
import {mergeTerms} from './pack.ts';

/** Scores by number of the page or section. */
export type Scores = ReadonlyMap<number, number>;

/** A page among all those of a search. */
export interface ScopePage extends HeadPage {
  collection: Collection;
  /** Number of its first section. */
  firstSection: number;
  /** Number of its first section in the collection. */
  firstInCollection: number;
  /** Words of its title. */
  terms: readonly string[];
  /** How much other pages link to it, from 0 for none to 1 for the most. */
  standing: number;
}

/** How much a word counts that only begins with the term, of 1 for the term. */
const prefixWeight = 0.8;

/** Parameters of the ranking function: see `BM25Params` of MiniSearch. */
const bm25 = {k: 1.2, b: 0.7, d: 0.5};

/** How many words a prefix stands for at most. */
const mostLongerTerms = 24;

/** How many look-ups are remembered: more than one query has, and few enough for the memory of a phone. */
const mostRemembered = 300;

/** Of words that begin with a term, the shortest, which are the likeliest to be meant. */
function likeliest(terms: readonly string[]): string[] {
  return [...terms].sort((a, b) => a.length - b.length).slice(0, mostLongerTerms);
}

/** From this many folders on, further links add nothing. */
const mostLinks = 15;

/** Links on a scale from 0 to 1: by their logarithm, as ten are not worth ten times one. */
function standingOf(links: string): number {
  return Math.min(1, Math.log(1 + decodeLength(links)) / Math.log(1 + mostLinks));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** The best of several scores for each document. */
function best(scores: readonly Scores[]): Scores {
  const merged = new Map<number, number>();
  for (const [id, score] of scores.flatMap((each) => [...each])) {
    merged.set(id, Math.max(score, merged.get(id) ?? 0));
  }
  return merged;
}

/**
 * Scores documents for a term and for longer words. MiniSearch would add up all words that begin with a prefix, so that a
 * long list of names would win; here the best one counts.
 */
function search<Field extends string>(
  index: MiniSearch<Document<Field>>,
  term: string,
  candidates: readonly string[],
  boost: NonNullable<SearchOptions['boost']>,
): Scores {
  return best(
    candidates.map((candidate) => {
      const extra = candidate.length - term.length;
      const weight = extra === 0 ? 1 : (prefixWeight * candidate.length) / (candidate.length + extra);
      return new Map(index.search(candidate, {boost, bm25}).map(({id, score}) => [id as number, score * weight]));
    }),
  );
}

/** Scores by look-up. Readers who type look the same words up again and again. */
class Memory {
  private readonly scores = new Map<string, Scores>();

  private static keyOf({term, isPrefix}: LookUp): string {
    return isPrefix ? `${term}*` : term;
  }

  /** Whether a look-up is remembered; if so, it is the last to be forgotten. */
  recall(lookUp: LookUp): boolean {
    const key = Memory.keyOf(lookUp);
    const scores = this.scores.get(key);
    if (scores) {
      this.scores.delete(key);
      this.scores.set(key, scores);
    }
    return scores !== undefined;
  }

  get(lookUp: LookUp): Scores {
    return this.scores.get(Memory.keyOf(lookUp)) ?? new Map<number, number>();
  }

  /** The oldest is forgotten: a `Map` keeps the order. */
  set(lookUp: LookUp, scores: Scores): void {
    this.scores.set(Memory.keyOf(lookUp), scores);
    const [oldest] = this.scores.keys();
    if (this.scores.size > mostRemembered && oldest !== undefined) {
      this.scores.delete(oldest);
    }
  }
}

function documentOf(page: ScopePage, id: number): Document<PageField> {
  const {labels} = page.collection.head;
  const titles = termsOf(page.title);
  const about = termsOf(page.description);
  const around = termsOf([...page.breadcrumbs, ...page.keywords].map((label) => labels[label] ?? '').join('\n'));
  return {
    id,
    title: titles.whole,
    // Of the address only the end: the rest is that of the pages around it.
    address: termsOf(page.path.split('/').at(-1) ?? '').whole,
    labels: around.whole,
    description: withoutStopWords(about.whole),
    parts: [...new Set([...titles.parts, ...around.parts, ...about.parts])],
  };
}

/** All pages among which a search looks, as one: how rare a word is has to mean the same for all of them. */
export class Scope {
  readonly pages: readonly ScopePage[];
  /** Number of the page of each section. */
  readonly pageOfSection: readonly number[];
  private readonly pageIndex: MiniSearch<Document<PageField>>;
  /** Terms of all pages, in order. */
  private readonly pageTerms: readonly string[];
  private readonly ofPages = new Memory();
  private readonly ofSections = new Memory();
  /** What the serialised form of every index of sections has in common. */
  private readonly frame: Omit<AsPlainObject, 'index' | 'documentIds' | 'fieldLength'>;
  /** Number of words in each field of each section. */
  private readonly fieldLengths: readonly number[][];

  /** @param collections - The pages of each tag. */
  constructor(readonly collections: readonly Collection[]) {
    const sections: HeadSection[] = [];
    this.pages = collections.flatMap((collection) => {
      const start = sections.length;
      return collection.head.pages.map((page, index) => {
        const firstSection = sections.length;
        sections.push(...page.sections);
        const terms = withoutStopWords(termsOf(page.title).whole);
        const standing = standingOf(collection.head.links[index] ?? '0');
        return {...page, collection, firstSection, firstInCollection: firstSection - start, terms, standing};
      });
    });
    this.pageOfSection = this.pages.flatMap(({sections: own}, page) => own.map(() => page));
    this.pageIndex = new MiniSearch(miniSearchOptions(pageFields));
    const documents = this.pages.map(documentOf);
    this.pageIndex.addAll(documents);
    this.pageTerms = [
      ...new Set(documents.flatMap((document) => pageFields.flatMap((field) => document[field] ?? []))),
    ].sort();

    const headings = sections.map((section) => headingOf(section).split(' ').length);
    const lengths = collections.flatMap(({head}) => Array.from(head.lengths, decodeLength));
    const average = mean(lengths);
    // Names in code and what is in them are about as many as the section is long; what links say is no longer for many links.
    this.fieldLengths = sections.map((_, id) => {
      const length = lengths[id] ?? 1;
      return [headings[id] ?? 1, length, length, length, 1];
    });
    this.frame = {
      documentCount: sections.length,
      nextId: sections.length,
      fieldIds: Object.fromEntries(sectionFields.map((field, id) => [field, id])),
      averageFieldLength: [mean(headings), average, average, average, 1],
      storedFields: {},
      dirtCount: 0,
      serializationVersion: 2,
    };
  }

  /**
   * Loads the shards that look-ups need.
   *
   * @param lookUps - What is going to be looked up.
   * @throws {Error} If a file cannot be fetched.
   */
  async load(lookUps: readonly LookUp[]): Promise<void> {
    await Promise.all(this.collections.map((collection) => collection.load(lookUps)));
  }

  /**
   * Scores pages by title, address, breadcrumbs, tags and description.
   *
   * @param lookUp - A term.
   * @returns BM25+ scores by number of the page.
   */
  scorePages(lookUp: LookUp): Scores {
    if (!this.ofPages.recall(lookUp)) {
      const {term, isPrefix} = lookUp;
      const first = placeOf(this.pageTerms, (candidate) => candidate, term);
      const end = isPrefix ? placeOf(this.pageTerms, (candidate) => candidate, `${term}\uffff`) : first;
      const candidates = isPrefix ? likeliest(this.pageTerms.slice(first, end)) : [term];
      this.ofPages.set(lookUp, search(this.pageIndex, term, candidates, pageWeights));
    }
    return this.ofPages.get(lookUp);
  }

  /**
   * Scores sections by heading, names in code and text. Their shards have to be loaded.
   *
   * @param lookUps - All that is going to be looked up.
   * @returns BM25+ scores by number of the section, for each of the look-ups.
   */
  scoreSections(lookUps: readonly LookUp[]): (lookUp: LookUp) => Scores {
    const unknown = lookUps.filter((lookUp) => !this.ofSections.recall(lookUp));
    if (unknown.length > 0) {
      const candidates = unknown.map((lookUp) => ({
        lookUp,
        terms: likeliest([
          ...new Set(this.collections.flatMap((collection) => collection.find(lookUp).map(([term]) => term))),
        ]),
      }));
      const index = this.indexSections(new Set(candidates.flatMap(({terms}) => terms)));
      for (const {lookUp, terms} of candidates) {
        this.ofSections.set(lookUp, search(index, lookUp.term, terms, sectionWeights));
      }
    }
    return (lookUp) => this.ofSections.get(lookUp);
  }

  /** Makes an index of some terms out of the shards. */
  private indexSections(terms: ReadonlySet<string>): MiniSearch<Document<SectionField>> {
    let offset = 0;
    const found = this.collections.map((collection) => {
      const from = offset;
      offset += collection.head.lengths.length;
      return {terms: [...terms].flatMap((term) => collection.find({term, isPrefix: false})), offset: from};
    });
    const index = mergeTerms(found);
    const sections = new Set(index.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys)));
    return MiniSearch.loadJS<Document<SectionField>>(
      {
        ...this.frame,
        index,
        documentIds: Object.fromEntries([...sections].map((id) => [id, Number(id)])),
        fieldLength: Object.fromEntries([...sections].map((id) => [id, this.fieldLengths[Number(id)] ?? []])),
      },
      miniSearchOptions(sectionFields),
    );
  }
}
