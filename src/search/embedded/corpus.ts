import MiniSearch, {type AsPlainObject} from 'minisearch';
import {lowerBound} from '../lowerBound.ts';
import {isIn} from '../only.ts';
import type {Collection, Lookup} from './collection.ts';
import {
  keywordWeights,
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
import {decodeLength, sectionsWithChanges, type HeadPage} from './format.ts';
import {mergePostings, type TermsOfCollection} from './postings.ts';
import {ScoreCache, type Scores} from './scoreCache.ts';
import {likeliest, scoreTerms} from './scoreTerms.ts';

export interface CorpusPage extends Omit<HeadPage, 'sections'> {
  /** Headings of its sections and of the changes in them. */
  sections: string[];
  collection: Collection;
  /** Number of the page's first section in the corpus. */
  firstSection: number;
  /** Number of the page's first section in the collection. */
  firstInCollection: number;
  /** Words of the title, without stop words. */
  terms: readonly string[];
  /** Score from 0 to 1 for the number of links from other pages. */
  linkScore: number;
  isNotes: boolean;
  /** From 0 for the oldest release notes to 1 for the newest ones. */
  newness: number;
}

/** Number of words that a change counts as having, because the index doesn't store the lengths of changes. */
const changesLength = 10;

/** Number of linking folders that gives the maximum score. */
const maxLinks = 15;

const collator = new Intl.Collator('en', {numeric: true});

/**
 * Scales the number of links to a score from 0 to 1. The scale is logarithmic, because a page with ten links is not ten
 * times as relevant as a page with one.
 */
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
  const labelTerms = termsOf([...page.breadcrumbs, ...page.topics].map((label) => labels[label] ?? '').join('\n'));
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

/** All pages that a search covers. They are scored together, so that a word is equally rare in all of them. */
export class Corpus {
  readonly pages: readonly CorpusPage[];
  readonly pageOfSection: readonly number[];
  /** Whether each section is a change in release notes. */
  readonly isChange: readonly boolean[];
  private readonly firstSections: number[];
  private readonly pageIndex: MiniSearch<Document<PageField>>;
  private readonly pageTerms: readonly string[];
  private readonly pageScores = new ScoreCache();
  private readonly sectionScores = new ScoreCache();
  private readonly keywordScores = new ScoreCache();
  /** The part of a serialised section index that doesn't depend on the terms. */
  private readonly indexBase: Omit<AsPlainObject, 'index' | 'documentIds' | 'fieldLength'>;
  /** Number of words in each field of each section. */
  private readonly fieldLengths: readonly number[][];

  /** @param collections - The pages of each tag. */
  constructor(readonly collections: readonly Collection[]) {
    const sections: string[] = [];
    this.isChange = collections.flatMap(({head}) =>
      head.pages.flatMap((page) =>
        page.sections.flatMap((section) =>
          typeof section === 'number' ? Array<boolean>(section).fill(true) : [false],
        ),
      ),
    );
    this.firstSections = [];
    this.pages = collections.flatMap((collection) => {
      const start = sections.length;
      this.firstSections.push(start);
      return collection.head.pages.map((page, index) => {
        const firstSection = sections.length;
        const own = sectionsWithChanges(page.sections);
        sections.push(...own);
        const terms = withoutStopWords(termsOf(page.title).whole);
        const linkScore = linkScoreOf(collection.head.links[index] ?? '0');
        return {
          ...page,
          sections: own,
          collection,
          firstSection,
          firstInCollection: firstSection - start,
          terms,
          linkScore,
          isNotes: isIn('notes', page.path),
          newness: 0,
        };
      });
    });
    const releases = this.pages.filter(({isNotes}) => isNotes).sort((a, b) => collator.compare(a.path, b.path));
    releases.forEach((page, index) => {
      page.newness = index / releases.length;
    });
    this.pageOfSection = this.pages.flatMap(({sections: own}, page) => own.map(() => page));
    this.pageIndex = new MiniSearch(miniSearchOptions(pageFields));
    const documents = this.pages.map(documentOf);
    this.pageIndex.addAll(documents);
    this.pageTerms = [
      ...new Set(documents.flatMap((document) => pageFields.flatMap((field) => document[field] ?? []))),
    ].sort();

    const headings = sections.map((heading) => heading.split(' ').length);
    const lengths = collections.flatMap(({head}) => Array.from(head.lengths, decodeLength));
    const average = mean(lengths);
    let lengthIndex = 0;
    // The index doesn't store the lengths of the fields for code and parts of names, so the length of the text is used
    // instead. The length of the link text is always 1, so that a section doesn't score lower because it has more links.
    this.fieldLengths = sections.map((_, id) => {
      const length = this.isChange[id] ? changesLength : (lengths[lengthIndex++] ?? 1);
      return [headings[id] ?? 1, length, length, length, 1, 1];
    });
    this.indexBase = {
      documentCount: sections.length,
      nextId: sections.length,
      fieldIds: Object.fromEntries(sectionFields.map((field, id) => [field, id])),
      averageFieldLength: [mean(headings), average, average, average, 1, 1],
      storedFields: {},
      dirtCount: 0,
      serializationVersion: 2,
    };
  }

  /** Loads the shards that may contain the given terms. Throws an error if a file cannot be fetched. */
  async load(lookups: readonly Lookup[]): Promise<void> {
    await Promise.all(this.collections.map((collection) => collection.load(lookups)));
  }

  /** Finds the number of the section with an old name, if there is one. Its shard must already be loaded. */
  findNamed(term: string): number | undefined {
    const [found] = mergePostings(this.termsOf(new Set([term])));
    const [sections] = Object.values(found?.[1] ?? {});
    const [section] = Object.keys(sections ?? {});
    return section === undefined ? undefined : Number(section);
  }

  /** Scores pages by title, path, breadcrumbs, tags, description and keywords (BM25+). The sections must already be scored. */
  scorePages(lookup: Lookup): Scores {
    if (!this.pageScores.touch(lookup)) {
      const {term, isPrefix} = lookup;
      const first = lowerBound(this.pageTerms, (candidate) => candidate, term);
      const end = isPrefix ? lowerBound(this.pageTerms, (candidate) => candidate, `${term}\uffff`) : first;
      const candidates = isPrefix ? likeliest(this.pageTerms.slice(first, end)) : [term];
      const scores = scoreTerms(this.pageIndex, term, candidates, pageWeights);
      for (const [section, score] of this.keywordScores.get(lookup)) {
        const page = this.pageOfSection[section] ?? -1;
        scores.set(page, Math.max(score, scores.get(page) ?? 0));
      }
      this.pageScores.set(lookup, scores);
    }
    return this.pageScores.get(lookup);
  }

  /** Scores sections by heading, names in code, and text (BM25+), for each lookup. The shards of all terms must be loaded. */
  scoreSections(lookups: readonly Lookup[]): (lookup: Lookup) => Scores {
    const caches = [this.sectionScores, this.keywordScores];
    const unknown = lookups.filter((lookup) => caches.map((cache) => cache.touch(lookup)).includes(false));
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
        this.keywordScores.set(lookup, scoreTerms(index, lookup.term, terms, keywordWeights));
      }
    }
    return (lookup) => this.sectionScores.get(lookup);
  }

  /** Returns the postings of some terms from the loaded shards. */
  private termsOf(terms: ReadonlySet<string>): TermsOfCollection[] {
    return this.collections.map((collection, number) => ({
      terms: [...terms].flatMap((term) => collection.find({term, isPrefix: false})),
      offset: this.firstSections[number] ?? 0,
    }));
  }

  /** Creates an index of some terms from the loaded shards. */
  private indexSections(terms: ReadonlySet<string>): MiniSearch<Document<SectionField>> {
    const index = mergePostings(this.termsOf(terms));
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
