import {lowerBound} from '../lowerBound.ts';
import {nameMark} from './nameTerm.ts';
import {indexFolder, type Head, type TermPostings, type TextShard} from './format.ts';

/** Fetches an index file by its path below the base URL. */
export type FetchFile = (path: string) => Promise<unknown>;

/** A query for one term. */
export interface Lookup {
  term: string;
  /** Whether longer words that begin with the term match too. */
  isPrefix: boolean;
}

/** Shorter prefixes are only matched against titles and other page data, because they would match half of all sections. */
const minPrefixLength = 3;

/** Maximum number of shards to load for a prefix. If a prefix spans more, the reader is probably still typing. */
const maxShards = 2;

function isLongPrefix({term, isPrefix}: Lookup): boolean {
  return isPrefix && term.length >= minPrefixLength;
}

/** The index of the pages with one tag: the head file, and the shards that have been loaded so far. */
export class Collection {
  private readonly loads = new Map<string, Promise<unknown>>();
  private readonly shards = new Map<string, readonly TermPostings[]>();
  private readonly texts = new Map<string, TextShard>();

  /**
   * @param tag - The `docusaurus_tag` of the pages.
   * @param head - Content of the head file.
   */
  constructor(
    readonly tag: string,
    readonly head: Head,
    private readonly fetchFile: FetchFile,
  ) {}

  /** Returns the shards that may contain a term. */
  private shardsFor(lookup: Lookup): string[] {
    const {term} = lookup;
    const {shards} = this.head;
    // Old names come before all words, so the first shard shows whether there are any.
    if (term.startsWith(nameMark) && !shards[0]?.[0].startsWith(nameMark)) {
      return [];
    }
    const next = lowerBound(shards, ([firstTerm]) => firstTerm, term);
    // If no shard begins with the term, it can only be in the previous one.
    const first = shards[next]?.[0] === term ? next : Math.max(0, next - 1);
    let end = first + 1;
    while (isLongPrefix(lookup) && shards[end]?.[0].startsWith(term)) {
      end++;
    }
    return shards.slice(first, Math.min(end, first + maxShards)).map(([, file]) => file);
  }

  /** Fetches a file once. If the request fails, the next call tries again. */
  private loadOnce<Content>(file: string, files: Map<string, Content>): Promise<unknown> {
    const known = this.loads.get(file);
    if (known) {
      return known;
    }
    const load = this.fetchFile(`${indexFolder}${file}`).then(
      (content) => files.set(file, content as Content),
      (error: unknown) => {
        this.loads.delete(file);
        throw error;
      },
    );
    this.loads.set(file, load);
    return load;
  }

  /** Loads the shards that may contain the given terms. Throws an error if a file cannot be fetched. */
  async load(lookups: readonly Lookup[]): Promise<void> {
    const files = new Set(lookups.flatMap((lookup) => this.shardsFor(lookup)));
    await Promise.all([...files].map((file) => this.loadOnce(file, this.shards)));
  }

  /** Finds postings of a term in the loaded shards, and of longer terms if it is a prefix. */
  find(lookup: Lookup): TermPostings[] {
    const {term} = lookup;
    return this.shardsFor(lookup).flatMap((file) => {
      const shard = this.shards.get(file) ?? [];
      const first = lowerBound(shard, ([candidate]) => candidate, term);
      let end = first;
      while (shard[end]?.[0] === term || (isLongPrefix(lookup) && shard[end]?.[0].startsWith(term))) {
        end++;
      }
      return shard.slice(first, end);
    });
  }

  /**
   * Returns the terms in the same shard as a term, which must be loaded. They are candidates for corrections, because a word
   * and its misspelling are often close to each other in alphabetical order.
   */
  termsNear(term: string): string[] {
    return this.shardsFor({term, isPrefix: false}).flatMap((file) =>
      (this.shards.get(file) ?? []).map(([candidate]) => candidate),
    );
  }

  /** Loads the text of a section, and its anchor if `headingAnchor` does not return it for the heading. */
  async textOf(section: number): Promise<{text: string; anchor?: string}> {
    const [first, file] = this.head.texts.findLast(([start]) => start <= section) ?? [0, ''];
    await this.loadOnce(file, this.texts);
    const entry = this.texts.get(file)?.[section - first] ?? '';
    return typeof entry === 'string' ? {text: entry} : {text: entry[0], anchor: entry[1]};
  }
}
