/**
 * Format of the symbol index, in which the search finds the platform's functions, classes and other names. `indexing.ts`
 * writes the files and `SymbolFinder` of the same build reads them.
 */

/** Path of the manifest below the base URL. It is revalidated each time, because it names all other files. */
export const symbolManifestFile = 'search-symbols.json';

/** Folder of the shards, below the base URL. */
export const symbolFolder = 'assets/symbols/';

/**
 * Folder of the shards with symbols that no page explains. Such symbols link to the platform's repository, so they need a
 * network connection.
 */
export const otherSymbolFolder = 'assets/other-symbols/';

/** Shards: first key, and path of the file below the base URL. A key is in the last shard that doesn't start after it. */
export type Shards = [firstKey: string, file: string][];

/** A part of the index. */
export interface SymbolGroup {
  repository: string;
  shards: Shards;
}

export interface SymbolManifest {
  /** Symbols that pages explain, by `docusaurus_tag` of their docs version. */
  explained: Readonly<Record<string, SymbolGroup>>;
  /** Symbols that no page explains. They are not available offline. */
  others: SymbolGroup;
}

/** A symbol of the API index, or a Behat step. */
export interface SymbolRecord {
  kind: string;
  name: string;
  /** Code before the name, with a trailing space. */
  before?: string;
  after?: string;
  /** Frankenstyle name of the component that declares it; undefined for core. */
  component?: string;
  /** When the symbol was added, such as `Since 4.2`. */
  since?: string;
  /** When the symbol was deprecated, such as `Deprecated since 4.2`. */
  deprecated?: string;
  /** The class that has replaced this name. */
  newName?: string;
  /** Earlier names, by which the symbol is found too. */
  oldNames?: string[];
  /**
   * URL, without the host, of the section that explains the symbol, or of the symbol's entry in the API index. Undefined if
   * no page mentions the symbol.
   */
  url?: string;
  page?: string;
  /** Path in the platform's repository, with `#L` and the line if it is known. */
  source?: string;
}

export interface FoundSymbol extends SymbolRecord {
  /** URL of the repository at the version of the symbol, up to the path. */
  repository: string;
}

/** A record with the key by which it is found. If a record has two keys, it has two entries. */
export type SymbolEntry = [key: string, record: SymbolRecord];

/** Returns the key of a Behat step, as it is listed or written in a test: its text without placeholders, in lower case. */
export function stepKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*(?:given|when|then|and|but) /, '')
    .replace(/"[^"]*"?|\{[^}]*\|.*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the keys of a name in lower case. The key is the part after the namespace or class. A name with a slash has a
 * second key. For example, `core\task\manager` is found as `manager`, and `moodle/site:config` also as `site:config`.
 */
export function nameKeys(name: string): string[] {
  const key = name.toLowerCase().replace(/^.*(?:::|\\)(?=.)/, '');
  const slash = key.indexOf('/');
  return slash === -1 ? [key] : [key, key.slice(slash + 1)];
}
