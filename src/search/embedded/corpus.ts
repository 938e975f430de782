import MiniSearch, {type AsPlainObject} from 'minisearch';
import {lowerBound, type Collection, type Lookup} from './collection.ts';
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
import {mergePostings} from './postings.ts';
import {ScoreCache, type Scores} from './scoreCache.ts';
import {likeliest, scoreTerms} from './scoreTerms.ts';

/** A page of the corpus. */
export interface CorpusPage extends HeadPage {
  collection: Collection;
  /** Number of its first section in the corpus. */
  firstSection: number;
  /** Number of its first section in the collection. */
  firstInCollection: number;
  /** Words of its title. */
  terms: readonly string[];
  /** How much other pages link to it, from 0 to 1. */
  linkScore: number;
}

/** More linking folders don't increase the score. */
const maxLinks = 15;

/** Scales the number of links to 0 to 1. It is logarithmic, because ten links are not ten times as relevant as one. */
function linkScoreOf(links: string): number {
  return Math.min(1, Math.log(1 + decodeLength(links)) / Math.log(1 + maxLinks));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function documentOf(page: CorpusPage, id: number): Document<PageField> {
  const {labels} = page.collection.head;
  const titles = termsOf(page.title);
  const descriptions = termsOf(page.description);
  const labelTerms = termsOf([...page.breadcrumbs, ...page.keywords].map((label) => labels[label] ?? '').join('\n'));
  return {
    id,
    title: titles.whole,
    // Only the last segment, because neighbouring pages share the rest.
    path: termsOf(page.path.split('/').at(-1) ?? '').whole,
    labels: labelTerms.whole,
    description: withoutStopWords(descriptions.whole),
    parts: [...new Set([...titles.parts, ...labelTerms.parts, ...descriptions.parts])],
  };
}

/** All pages that a search covers. They are scored together, so that the rarity of a word is the same for all. */
export class Corpus {
  readonly pages: readonly CorpusPage[];
  /** Number of the page of each section. */
  readonly pageOfSection: readonly number[];
  private readonly pageIndex: MiniSearch<Document<PageField>>;
  /** Terms of all pages, sorted. */
  private readonly pageTerms: readonly string[];
  private readonly pageScores = new ScoreCache();
  private readonly sectionScores = new ScoreCache();
  /** The part of a serialised section index that doesn't depend on the terms. */
  private readonly indexBase: Omit<AsPlainObject, 'index' | 'documentIds' | 'fieldLength'>;
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
        const linkScore = linkScoreOf(collection.head.links[index] ?? '0');
        return {...page, collection, firstSection, firstInCollection: firstSection - start, terms, linkScore};
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
    // Code names and their parts are estimated from the length of the section. Link texts don't count as longer for more links.
    this.fieldLengths = sections.map((_, id) => {
      const length = lengths[id] ?? 1;
      return [headings[id] ?? 1, length, length, length, 1];
    });
    this.indexBase = {
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
   * Loads the shards that lookups need.
   *
   * @param lookups - The lookups.
   * @throws {Error} If a file cannot be fetched.
   */
  async load(lookups: readonly Lookup[]): Promise<void> {
    await Promise.all(this.collections.map((collection) => collection.load(lookups)));
  }

  /**
   * Scores pages by title, path, breadcrumbs, tags and description.
   *
   * @param lookup - A term.
   * @returns BM25+ scores by page number.
   */
  scorePages(lookup: Lookup): Scores {
    if (!this.pageScores.touch(lookup)) {
      const {term, isPrefix} = lookup;
      const first = lowerBound(this.pageTerms, (candidate) => candidate, term);
      const end = isPrefix ? lowerBound(this.pageTerms, (candidate) => candidate, `${term}\uffff`) : first;
      const candidates = isPrefix ? likeliest(this.pageTerms.slice(first, end)) : [term];
      this.pageScores.set(lookup, scoreTerms(this.pageIndex, term, candidates, pageWeights));
    }
    return this.pageScores.get(lookup);
  }

  /**
   * Scores sections by heading, names in code and text. Their shards have to be loaded.
   *
   * @param lookups - All lookups.
   * @returns A function that returns the BM25+ scores by section number for a lookup.
   */
  scoreSections(lookups: readonly Lookup[]): (lookup: Lookup) => Scores {
    const unknown = lookups.filter((lookup) => !this.sectionScores.touch(lookup));
    if (unknown.length > 0) {
      const candidates = unknown.map((lookup) => ({
        lookup,
        terms: likeliest([
          ...new Set(this.collections.flatMap((collection) => collection.find(lookup).map(([term]) => term))),
        ]),
      }));
      const index = this.indexSections(new Set(candidates.flatMap(({terms}) => terms)));
      for (const {lookup, terms} of candidates) {
        this.sectionScores.set(lookup, scoreTerms(index, lookup.term, terms, sectionWeights));
      }
    }
    return (lookup) => this.sectionScores.get(lookup);
  }

  /** Creates an index of some terms from the loaded shards. */
  private indexSections(terms: ReadonlySet<string>): MiniSearch<Document<SectionField>> {
    let offset = 0;
    const found = this.collections.map((collection) => {
      const firstSection = offset;
      offset += collection.head.lengths.length;
      return {terms: [...terms].flatMap((term) => collection.find({term, isPrefix: false})), offset: firstSection};
    });
    const index = mergePostings(found);
    const sections = new Set(index.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys)));
    return MiniSearch.loadJS<Document<SectionField>>(
      {
        ...this.indexBase,
        index,
        documentIds: Object.fromEntries([...sections].map((id) => [id, Number(id)])),
        fieldLength: Object.fromEntries([...sections].map((id) => [id, this.fieldLengths[Number(id)] ?? []])),
      },
      miniSearchOptions(sectionFields),
    );
  }
}
