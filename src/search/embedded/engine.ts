import type {SearchAnswer, SearchHit, SearchRequest} from '../types.ts';
import {Collection, type FetchFile} from './collection.ts';
import {addressOf, headingOf, indexFolder, manifestFile, type Head, type Manifest} from './format.ts';
import {parseQuery, type Word} from './query.ts';
import {lookUpsOf, rankPages, type RankedPage} from './rank.ts';
import {Scope} from './scope.ts';
import {mark, snippetOf} from './snippet.ts';
import {readSynonyms, type SynonymData} from './synonyms.ts';
import {tokenise} from './tokenise.ts';
import {broaden} from './broaden.ts';

/** Where a search looks. */
type Place = Pick<SearchRequest, 'language' | 'tags'>;

/** How much a page of an older version counts, of 1 for one of the current version. */
const versionWeights = {read: 0.95, other: 0.9};

/** Versions of documentation that are not current; pages outside it have the tag `default`. */
const olderVersion = /^docs-.*(?<!-current)$/;

function versionWeight(tag: string, reading: string | undefined): number {
  return olderVersion.test(tag) ? versionWeights[tag === reading ? 'read' : 'other'] : 1;
}

/** The embedded engine: searches files that the site serves itself. */
export class Engine {
  private manifest: Promise<Manifest> | undefined;
  private readonly collections = new Map<string, Promise<Collection>>();
  /** That of the last search: most have the same. */
  private scope: Scope | undefined;
  private readonly synonyms;

  /**
   * @param fetchFile - Fetches a file of the index.
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
   * Loads what every search among certain pages needs.
   *
   * @param place - Language and tags; a tag without pages is none.
   * @returns The pages.
   * @throws {Error} If a file cannot be fetched; a later call tries again.
   */
  async prepare({language, tags}: Place): Promise<Scope> {
    const heads = (await this.loadManifest())[language] ?? {};
    const collections = await Promise.all(
      [...new Set(tags)].sort().flatMap((tag) => {
        const file = heads[tag];
        return file === undefined ? [] : [this.loadCollection(tag, file)];
      }),
    );
    const known = this.scope?.collections;
    const isSame = collections.length === known?.length && collections.every((each, index) => each === known[index]);
    this.scope = this.scope && isSame ? this.scope : new Scope(collections);
    return this.scope;
  }

  /**
   * Searches.
   *
   * @param request - What to look for.
   * @param isWanted - Whether the answer is still of use; asked after each wait.
   * @returns The answer, or undefined if it was of no use any more.
   * @throws {Error} If a file of the index cannot be fetched. A missing text for a snippet is no reason.
   */
  async search(request: SearchRequest, isWanted: () => boolean = () => true): Promise<SearchAnswer | undefined> {
    try {
      return await this.answer(request, isWanted);
    } catch (error) {
      // After a release the old files are gone, and the manifest names new ones.
      this.manifest = undefined;
      throw error;
    }
  }

  private async answer(request: SearchRequest, isWanted: () => boolean): Promise<SearchAnswer | undefined> {
    const scope = await this.prepare(request);
    let words: readonly Word[] = parseQuery(request.query, this.synonyms);
    await scope.load(lookUpsOf(words));
    if (!isWanted()) {
      return undefined;
    }
    words = broaden(words, scope);
    await scope.load(lookUpsOf(words));
    if (!isWanted()) {
      return undefined;
    }
    const ranked = rankPages(scope, words)
      .map((page) => ({...page, score: page.score * versionWeight(page.page.collection.tag, request.reading)}))
      .sort((a, b) => b.score - a.score);
    const {offset = 0, limit} = request;
    const hits = await Promise.all(ranked.slice(offset, offset + limit).map((page) => makeHit(page, words)));
    return isWanted() ? {total: ranked.length, hits} : undefined;
  }
}

async function makeHit({page, section}: RankedPage, words: readonly Word[]): Promise<SearchHit> {
  const {collection, path, title, description, breadcrumbs, sections, firstInCollection} = page;
  const own = sections[section] ?? '';
  const heading = headingOf(own);
  // A reader who has found a page needs no snippet to open it.
  const text = await collection.textOf(firstInCollection + section).catch(() => '');
  const snippet = snippetOf(text, words);
  return {
    url: addressOf(path, own),
    tag: collection.tag,
    title: mark(title, words),
    breadcrumbs: breadcrumbs.map((label) => collection.head.labels[label] ?? ''),
    ...(heading !== '' && {heading: mark(heading, words)}),
    snippet: snippet.ranges.length > 0 || description === '' ? snippet : mark(description, words),
  };
}
