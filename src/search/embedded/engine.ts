import type {SearchAnswer, SearchHit, SearchRequest} from '../types.ts';
import {isErrorPage} from '../../moodle/errorPages.ts';
import {isIn} from '../only.ts';
import {Collection, type FetchFile} from './collection.ts';
import {headingAnchor, sectionUrl, indexFolder, manifestFile, type Head, type Manifest} from './format.ts';
import {nameTerm} from './nameTerm.ts';
import {parseQuery, type Word} from './query.ts';
import {lookupsOf, rankChanges, rankPages, scoreWords, type RankedPage} from './rank.ts';
import {Corpus} from './corpus.ts';
import {mark, snippetOf} from './snippet.ts';
import {firstResults, isSymptom, withChangesFirst} from './symptoms.ts';
import {readSynonyms, type SynonymData} from './synonyms.ts';
import {tokenise} from './tokenise.ts';
import {expandQuery} from './expandQuery.ts';

type SearchScope = Pick<SearchRequest, 'language' | 'tags'>;

/** Weights of pages in older versions, relative to the current version. */
const versionWeights = {read: 0.95, other: 0.9};

/** Matches the tags of versions that are not current. Pages outside the docs have the tag `default`. */
const olderVersion = /^docs-.*(?<!-current)$/;

/** Weight of release notes if the query is not about releases or a symptom, because guides answer it better. */
const notesWeight = 0.5;

/** Matches queries about releases, which name a version or an issue, or ask for news. */
const aboutReleases =
  /\d\.\d|\b(?:mdl|mobile|msa|contrib)[- ]?\d|\b(?:bugs?|chang|deprecat|fix|latest|new|releas|remov|securit|upgrad|version)/i;

/** Matches queries about the mobile app. */
const aboutApp = /\b(?:app|mobile|ios|android)\b/i;

/** Number of first results of which one should be a guide with this coverage, or the site doesn't cover the subject. */
const firstGuides = 3;
const minCoverage = 0.6;

/** Number of results for a subject that the site doesn't cover. */
const fewHits = 3;

/** Weight of a page about an error message, unless the query has this share of its words, as a pasted message does. */
const errorWeight = 0.6;
const messageCoverage = 0.95;

function versionWeight(tag: string, reading: string | undefined): number {
  return olderVersion.test(tag) ? versionWeights[tag === reading ? 'read' : 'other'] : 1;
}

/** The embedded engine, which searches index files that the site itself serves. */
export class Engine {
  private manifest: Promise<Manifest> | undefined;
  private readonly collections = new Map<string, Promise<Collection>>();
  /** Corpus of the last search. Most searches use the same one. */
  private corpus: Corpus | undefined;
  private readonly synonyms;

  /**
   * @param synonyms - Content of `data/search-synonyms.json`.
   */
  constructor(
    private readonly fetchFile: FetchFile,
    synonyms: SynonymData,
  ) {
    this.synonyms = readSynonyms(synonyms, (phrase) =>
      tokenise(phrase)
        .filter(({isPart}) => !isPart)
        .map(({term}) => term),
    );
  }

  private loadManifest(): Promise<Manifest> {
    if (!this.manifest) {
      this.manifest = this.fetchFile(manifestFile) as Promise<Manifest>;
      this.manifest.catch(() => (this.manifest = undefined));
    }
    return this.manifest;
  }

  private loadCollection(tag: string, file: string): Promise<Collection> {
    const known = this.collections.get(file);
    if (known) {
      return known;
    }
    const collection = this.fetchFile(`${indexFolder}${file}`).then(
      (head) => new Collection(tag, head as Head, this.fetchFile),
    );
    collection.catch(() => this.collections.delete(file));
    this.collections.set(file, collection);
    return collection;
  }

  /**
   * Loads the data that every search with this scope needs. Tags without pages are ignored. Throws an error if a file cannot be
   * fetched; the next call tries again.
   */
  async prepare({language, tags}: SearchScope): Promise<Corpus> {
    const heads = (await this.loadManifest())[language] ?? {};
    const collections = await Promise.all(
      [...new Set(tags)].sort().flatMap((tag) => {
        const file = heads[tag];
        return file === undefined ? [] : [this.loadCollection(tag, file)];
      }),
    );
    const known = this.corpus?.collections;
    const isSame = collections.length === known?.length && collections.every((each, index) => each === known[index]);
    this.corpus = this.corpus && isSame ? this.corpus : new Corpus(collections);
    return this.corpus;
  }

  /**
   * Finds and ranks the pages that match a query. Stops, and returns undefined, when the result is no longer current. Throws an
   * error if an index file cannot be fetched, but not if only the text of a snippet is missing.
   */
  async search(request: SearchRequest, isCurrent: () => boolean = () => true): Promise<SearchAnswer | undefined> {
    try {
      return await this.answer(request, isCurrent);
    } catch (error) {
      // A deployment deletes the old files, so the manifest has to be loaded again.
      this.manifest = undefined;
      throw error;
    }
  }

  private async answer(request: SearchRequest, isCurrent: () => boolean): Promise<SearchAnswer | undefined> {
    const corpus = await this.prepare(request);
    let words: readonly Word[] = parseQuery(request.query, this.synonyms);
    const name = nameTerm(request.query);
    await corpus.load([...lookupsOf(words), {term: name, isPrefix: false}]);
    if (!isCurrent()) {
      return undefined;
    }
    words = expandQuery(words, corpus);
    await corpus.load(lookupsOf(words));
    if (!isCurrent()) {
      return undefined;
    }
    const mayBeSymptom = request.only !== 'guides' && isSymptom(request.query, words);
    const isGuideFirst = request.only !== 'notes' && !aboutReleases.test(request.query);
    const wordScores = scoreWords(corpus, words);
    const scored = rankPages(corpus, words, wordScores)
      .filter(({page}) => isIn(request.only, page.path))
      .map((page) => ({
        ...page,
        score:
          page.score *
          versionWeight(page.page.collection.tag, request.reading) *
          (isGuideFirst && page.page.isNotes ? notesWeight : 1) *
          (isErrorPage(page.page.path) && (words.length === 1 || page.coverage() < messageCoverage) ? errorWeight : 1),
      }))
      .sort((a, b) => b.score - a.score);
    const isAboutGuide = isCovered(scored);
    const changes = mayBeSymptom ? rankChanges(corpus, wordScores, aboutApp.test(request.query)) : [];
    const pages = withChangesFirst(scored, changes, isAboutGuide);
    const ranked = request.only === 'notes' ? pages : withNamedFirst(pages, corpus, name);
    const {offset = 0, limit} = request;
    const [word] = words;
    const isUnknownName = words.length === 1 && word?.parts !== undefined && word.alternatives.includes(word.parts);
    const isUncovered =
      ranked.length > 0 &&
      corpus.findNamed(name) === undefined &&
      (isUnknownName ||
        (isGuideFirst && words.length > 1 && !isAboutGuide && !changes.some(({coverage}) => coverage >= minCoverage)));
    const shown = isUncovered ? ranked.slice(0, mayBeSymptom ? firstResults : fewHits) : ranked;
    const hits = await Promise.all(shown.slice(offset, offset + limit).map((page) => makeHit(page, words)));
    return isCurrent() ? {total: shown.length, hits, ...(isUncovered && {isUncovered})} : undefined;
  }
}

/** Returns whether one of the first guides is about the query, and not only about some of its words. */
function isCovered(ranked: readonly RankedPage[]): boolean {
  return ranked.slice(0, firstGuides).some(({page, coverage}) => !page.isNotes && coverage() >= minCoverage);
}

/** Moves the page whose name in the old wiki is the query to the top. */
function withNamedFirst(ranked: readonly RankedPage[], corpus: Corpus, name: string): readonly RankedPage[] {
  const number = corpus.findNamed(name);
  const page = number === undefined ? undefined : corpus.pages[corpus.pageOfSection[number] ?? -1];
  if (number === undefined || !page) {
    return ranked;
  }
  const known = ranked.find((each) => each.page === page);
  // The name of a whole page leads to its best section, like any other query.
  const section = number === page.firstSection && known ? known.section : number - page.firstSection;
  return [{page, section, score: known?.score ?? 0, coverage: () => 1}, ...ranked.filter((each) => each !== known)];
}

async function makeHit({page, section}: RankedPage, words: readonly Word[]): Promise<SearchHit> {
  const {collection, path, title, description, breadcrumbs, sections, firstInCollection} = page;
  const heading = sections[section] ?? '';
  // A hit without a snippet is still useful. If its anchor is missing as well, the link opens the top of the page.
  const {text, anchor = headingAnchor(heading)}: {text: string; anchor?: string} = await collection
    .textOf(firstInCollection + section)
    .catch(() => ({text: ''}));
  const snippet = snippetOf(text, words);
  return {
    url: sectionUrl(path, anchor),
    tag: collection.tag,
    title: mark(title, words),
    breadcrumbs: breadcrumbs.map((label) => collection.head.labels[label] ?? ''),
    ...(heading !== '' && {heading: mark(heading, words)}),
    snippet: snippet.ranges.length > 0 || description === '' ? snippet : mark(description, words),
  };
}
