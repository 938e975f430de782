import {indexFolder, type Head, type PackedTerm, type TextShard} from './format.ts';

/** Fetches a file of the index, by its path below the base URL. */
export type FetchFile = (path: string) => Promise<unknown>;

/** A term to look up. */
export interface LookUp {
  term: string;
  /** Whether to find longer words that begin with it, too. */
  isPrefix: boolean;
}

/** A shorter prefix is looked up in titles only: it would match half the texts. */
const shortestPrefix = 3;

/** Of a prefix that is spread over more shards, only the first is looked at: readers are still typing. */
const mostShards = 2;

/**
 * Finds a term in a list in the order of its terms.
 *
 * @param items - The list.
 * @param termOf - What it is ordered by.
 * @param term - What to find.
 * @returns Place of the first item that is not before the term.
 */
export function placeOf<Item>(items: readonly Item[], termOf: (item: Item) => string, term: string): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && termOf(item) < term) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function isLongPrefix({term, isPrefix}: LookUp): boolean {
  return isPrefix && term.length >= shortestPrefix;
}

/** The pages of one tag: its head, and the shards that searches have asked for. */
export class Collection {
  private readonly loads = new Map<string, Promise<unknown>>();
  private readonly shards = new Map<string, readonly PackedTerm[]>();
  private readonly texts = new Map<string, TextShard>();

  /**
   * @param tag - The `docusaurus_tag` of the pages.
   * @param head - Content of the head file.
   * @param fetchFile - Fetches the other files.
   */
  constructor(
    readonly tag: string,
    readonly head: Head,
    private readonly fetchFile: FetchFile,
  ) {}

  /** Files of the shards that may have a term. */
  private shardsFor(lookUp: LookUp): string[] {
    const {term} = lookUp;
    const {shards} = this.head;
    const next = placeOf(shards, ([first]) => first, term);
    // A shard that begins with the term has it; otherwise it may be in the one before.
    const own = shards[next]?.[0] === term ? next : Math.max(0, next - 1);
    let end = own + 1;
    while (isLongPrefix(lookUp) && shards[end]?.[0].startsWith(term)) {
      end++;
    }
    return shards.slice(own, Math.min(end, own + mostShards)).map(([, file]) => file);
  }

  /** Fetches a file once, unless it fails: then it may be there the next time. */
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

  /**
   * Loads the shards that look-ups need.
   *
   * @param lookUps - What is going to be looked up.
   * @throws {Error} If a file cannot be fetched.
   */
  async load(lookUps: readonly LookUp[]): Promise<void> {
    const files = new Set(lookUps.flatMap((lookUp) => this.shardsFor(lookUp)));
    await Promise.all([...files].map((file) => this.loadOnce(file, this.shards)));
  }

  /**
   * Finds postings in the shards that are loaded.
   *
   * @param lookUp - A term.
   * @returns The term, if sections have it, and longer ones if it is a prefix.
   */
  find(lookUp: LookUp): PackedTerm[] {
    const {term} = lookUp;
    return this.shardsFor(lookUp).flatMap((file) => {
      const shard = this.shards.get(file) ?? [];
      const first = placeOf(shard, ([candidate]) => candidate, term);
      let end = first;
      while (shard[end]?.[0] === term || (isLongPrefix(lookUp) && shard[end]?.[0].startsWith(term))) {
        end++;
      }
      return shard.slice(first, end);
    });
  }

  /**
   * Terms that are next to one, as a word and its misspelling often are.
   *
   * @param term - A term that has been looked up.
   * @returns The terms of its shard.
   */
  neighboursOf(term: string): string[] {
    return this.shardsFor({term, isPrefix: false}).flatMap((file) =>
      (this.shards.get(file) ?? []).map(([neighbour]) => neighbour),
    );
  }

  /**
   * The text of a section.
   *
   * @param section - Number of the section.
   * @returns The text, on one line.
   * @throws {Error} If the file cannot be fetched.
   */
  async textOf(section: number): Promise<string> {
    const [first, file] = this.head.texts.findLast(([start]) => start <= section) ?? [0, ''];
    await this.loadOnce(file, this.texts);
    return this.texts.get(file)?.[section - first] ?? '';
  }
}
