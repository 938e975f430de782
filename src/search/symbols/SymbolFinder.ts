import {distance} from 'fastest-levenshtein';
import type {FetchFile} from '../embedded/collection.ts';
import {lowerBound} from '../lowerBound.ts';
import {
  stepKey,
  symbolManifestFile,
  type FoundSymbol,
  type Shards,
  type SymbolEntry,
  type SymbolGroup,
  type SymbolManifest,
  type SymbolRecord,
} from './format.ts';

/** Minimum length of a prefix, because shorter ones match too many symbols to be useful. */
const minPrefixLength = 3;

/** Maximum number of shards to load for a prefix. If a prefix spans more, the reader is probably still typing. */
const maxShards = 2;

/** Matches characters that occur in code but are rare in prose. */
const codePattern = /[_\\$/]|\w:+\w|->|\(/;

/** Matches a mix of letter cases, which names of products (`MySQL`) have too, so it only counts if there are no other words. */
const mixedCase = /\p{Ll}\p{Lu}/u;

interface NameQuery {
  /** The whole name in lower case. */
  name: string;
  /** Last part of the name, such as `get_user` in `core_user::get_user`. */
  key: string;
  /** Class or namespace before the name, such as `core_user` in `core_user::get_user`; empty if there is none. */
  qualifier: string;
  /** Whether longer names that begin with the key match too. */
  isPrefix: boolean;
}

/** Finds the name in a query; undefined if there is none, or more than one. */
export function parseNameQuery(query: string): NameQuery | undefined {
  const words = query
    .trim()
    .replace(/\([^)]*\)?/g, '()')
    .split(/\s+/);
  const names = words.filter((word) => codePattern.test(word));
  const word = names.length === 1 ? names[0] : words.length === 1 ? words[0] : undefined;
  const name = word
    ?.replace(/\(\)?.*$/, '')
    .replace(/^[\\$]+|(?:::|\\)+$/g, '')
    .toLowerCase();
  if (name === undefined || name.length < minPrefixLength) {
    return undefined;
  }
  const [, variable, member] = /^([^>]*)->(.+)$/.exec(name) ?? [];
  if (member !== undefined) {
    // A variable such as `$this` doesn't say which class the method belongs to. The only exception is `$DB`.
    return {name: member, key: member, qualifier: variable === 'db' ? 'moodle_database' : '', isPrefix: true};
  }
  const [, qualifier = '', last = name] = /^(.+)(?:::|\\)([^:\\]+)$/.exec(name) ?? [];
  // Readers who type a plain word are usually not looking for a name, so only names that are exactly this word match.
  return {name, key: last, qualifier, isPrefix: names.length > 0 || mixedCase.test(word ?? '')};
}

/** Order of the kinds when several symbols match equally well. */
const kindOrder = ['Function', 'Class', 'Method', 'Callback', 'Constant'];

/** Returns how well one of a record's names matches a query, or 0 if it doesn't match. */
function nameScore(
  name: string,
  kind: string,
  key: string,
  {name: typed, key: wanted, qualifier, isPrefix}: NameQuery,
): number {
  const lower = name.toLowerCase();
  const full = qualifier === '' ? wanted : `${qualifier}${lower.includes('::') ? '::' : '\\'}${wanted}`;
  const isQualified = lower === full || lower.endsWith(`\\${full}`);
  if (isQualified) {
    return lower === full ? 4 : 3;
  }
  if (qualifier !== '') {
    return isPrefix && (lower.startsWith(typed) || `\\${lower}`.includes(`\\${full}`)) ? 1 : 0;
  }
  if (key === wanted) {
    // Otherwise a plain word would find all methods with that name.
    return isPrefix || kind === 'Class' ? 2 : 0;
  }
  return isPrefix && key.startsWith(wanted) ? 1 : 0;
}

/** Returns how well a record matches a query, or 0 if it doesn't match. An earlier name counts less than the name. */
function scoreOf({name, oldNames = [], kind, url}: SymbolRecord, key: string, query: NameQuery): number {
  if (url === undefined && name.includes('::') && query.qualifier === '' && key !== query.key) {
    // There are thousands of members that no page mentions, so their class or their whole name has to be typed.
    return 0;
  }
  const ofOldNames = oldNames.map((oldName) => nameScore(oldName, kind, key, query) - 0.5);
  return Math.max(nameScore(name, kind, key, query), ...ofOldNames);
}

function rankOf({kind}: SymbolRecord): number {
  const rank = kindOrder.indexOf(kind);
  return rank === -1 ? kindOrder.length : rank;
}

/** Symbols that a page explains come first, followed by other symbols in the API index, and then by all others. */
function explanationRank({page, url}: SymbolRecord): number {
  return page !== undefined ? 0 : url !== undefined ? 1 : 2;
}

/** Returns the files that may contain keys that begin with the given one. */
function shardsFor(shards: Shards, key: string): string[] {
  const next = lowerBound(shards, ([firstKey]) => firstKey, key);
  const first = shards[next]?.[0] === key ? next : Math.max(0, next - 1);
  let end = first + 1;
  while (shards[end]?.[0].startsWith(key)) {
    end++;
  }
  return shards.slice(first, Math.min(end, first + maxShards)).map(([, file]) => file);
}

/** Finds symbols of the platform by name, and Behat steps by text, in files that the site serves. */
export class SymbolFinder {
  private manifest: Promise<SymbolManifest> | undefined;
  private readonly shards = new Map<string, Promise<readonly SymbolEntry[]>>();

  constructor(private readonly fetchFile: FetchFile) {}

  /** Loads the manifest. Throws an error if it cannot be fetched; the next call tries again. */
  prepare(): Promise<SymbolManifest> {
    if (!this.manifest) {
      this.manifest = this.fetchFile(symbolManifestFile) as Promise<SymbolManifest>;
      this.manifest.catch(() => (this.manifest = undefined));
    }
    return this.manifest;
  }

  /**
   * Finds the best symbols in the versions with some tags for a name or step. If the query contains exactly one name, its other
   * words are ignored. Throws an error if a file cannot be fetched; the next call tries again.
   */
  async find(query: string, tags: readonly string[], limit: number): Promise<FoundSymbol[]> {
    const nameQuery = parseNameQuery(query);
    const step = /\s/.test(query.trim()) ? stepKey(query) : '';
    const isStep = step.includes(' ');
    const lookups = new Set([...(nameQuery ? [nameQuery.key] : []), ...(isStep ? [step] : [])]);
    if (lookups.size === 0) {
      return [];
    }
    const manifest = await this.prepare();
    const scored: {record: FoundSymbol; score: number}[] = [];
    const groups = [...tags.flatMap((tag) => manifest.explained[tag] ?? []), ...(await this.others(manifest, lookups))];
    for (const {repository, shards} of groups) {
      for (const key of lookups) {
        for (const [found, record] of await this.entries(shards, key)) {
          const stepScore = key === step && record.kind === 'Behat step' ? (found === key ? 3 : 1) : 0;
          scored.push({
            record: {...record, repository},
            score: stepScore || (nameQuery ? scoreOf(record, found, nameQuery) : 0),
          });
        }
      }
    }
    const seen = new Set<string>();
    const hasTypedCase = ({name}: SymbolRecord): number => Number(query.includes(name.replace(/^.*(?:::|\\)/, '')));
    const found = scored
      .filter(({score}) => score > 0)
      .sort(
        (a, b) =>
          b.score - a.score ||
          explanationRank(a.record) - explanationRank(b.record) ||
          hasTypedCase(b.record) - hasTypedCase(a.record) ||
          rankOf(a.record) - rankOf(b.record) ||
          a.record.name.length - b.record.name.length,
      )
      .map(({record}) => record)
      .filter(({kind, name}) => {
        const id = `${kind} ${name}`;
        return !seen.has(id) && seen.add(id);
      })
      .slice(0, limit);
    // The class may inherit the member.
    return found.length === 0 && nameQuery?.qualifier ? this.find(nameQuery.qualifier, tags, limit) : found;
  }

  /** Returns the symbols that no page explains, or none if there is no network, because their links wouldn't work. */
  private async others({others}: SymbolManifest, keys: ReadonlySet<string>): Promise<SymbolGroup[]> {
    try {
      await Promise.all([...keys].map((key) => this.entries(others.shards, key)));
      return [others];
    } catch {
      return [];
    }
  }

  /**
   * Finds the names in the versions with some tags that are most similar to one that the platform doesn't have. Throws an error
   * if a file cannot be fetched.
   */
  async findSimilar(query: string, tags: readonly string[], limit: number): Promise<string[]> {
    const wanted = parseNameQuery(query)?.key;
    if (wanted === undefined) {
      return [];
    }
    const manifest = await this.prepare();
    const groups = [...tags.flatMap((tag) => manifest.explained[tag] ?? []), manifest.others];
    const files = groups.flatMap(({shards}) => shardsFor(shards, wanted).slice(0, 1));
    const near = await Promise.all(files.map((file) => this.load(file)));
    const edits = new Map<string, number>();
    for (const [key, {kind, name}] of near.flat()) {
      const count = distance(wanted, key);
      if (kind !== 'Behat step' && count <= Math.max(2, wanted.length / 4)) {
        edits.set(name, count);
      }
    }
    return [...edits.keys()].sort((a, b) => (edits.get(a) ?? 0) - (edits.get(b) ?? 0)).slice(0, limit);
  }

  private async entries(shards: Shards, key: string): Promise<SymbolEntry[]> {
    const loaded = await Promise.all(shardsFor(shards, key).map((file) => this.load(file)));
    return loaded.flatMap((entries) => {
      const from = lowerBound(entries, ([entryKey]) => entryKey, key);
      let to = from;
      while (entries[to]?.[0].startsWith(key)) {
        to++;
      }
      return entries.slice(from, to);
    });
  }

  private load(file: string): Promise<readonly SymbolEntry[]> {
    const known = this.shards.get(file);
    if (known) {
      return known;
    }
    const shard = this.fetchFile(file) as Promise<readonly SymbolEntry[]>;
    this.shards.set(file, shard);
    shard.catch(() => {
      this.shards.delete(file);
      // A deployment deletes the old files, so the manifest has to be loaded again.
      this.manifest = undefined;
    });
    return shard;
  }
}
