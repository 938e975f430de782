/**
 * Format of the symbol index, with which the search finds functions, classes and other names of the platform.
 * `indexing.ts` writes the files and `SymbolFinder` of the same build reads them.
 */

/** Path of the manifest below the base URL. It is revalidated each time, because it names all other files. */
export const symbolManifestFile = 'search-symbols.json';

/** Folder of the shards, below the base URL. */
export const symbolFolder = 'assets/symbols/';

/** Shards: first key and file. A key is in the last shard that doesn't begin after it. */
export type Shards = [firstKey: string, file: string][];

/** Symbols by `docusaurus_tag` of the docs version that describes them. */
export type SymbolManifest = Readonly<Record<string, {repository: string; shards: Shards}>>;

/** A symbol of the API index, or a Behat step. */
export interface SymbolRecord {
  /** Name of the kind in the interface, such as `Method`. */
  kind: string;
  name: string;
  /** Code before the name, with a trailing space. */
  before?: string;
  /** Code after the name. */
  after?: string;
  /** Frankenstyle name of the component that declares it; undefined for core. */
  component?: string;
  /** Such as `Since 4.2`. */
  since?: string;
  /** Such as `Deprecated since 4.2`. */
  deprecated?: string;
  /**
   * URL without the host of the section that explains it, or of its entry in the API index. Undefined for symbols that no
   * page names.
   */
  url?: string;
  /** Title of the page that explains it. */
  page?: string;
  /** Path in the platform's repository, with `#L` and the line if it is known. */
  source?: string;
}

/** A record that was found. */
export interface FoundSymbol extends SymbolRecord {
  /** URL of the repository at the version of the symbol, up to the path. */
  repository: string;
}

/** A record with a key by which it is found. A record can have several keys. */
export type SymbolEntry = [key: string, record: SymbolRecord];

/**
 * Returns the key of a Behat step: its text without placeholders, in lower case.
 *
 * @param text - The text of a step as in `data/behat-step-lists`, or as a test contains it.
 */
export function stepKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*(?:given|when|then|and|but) /, '')
    .replace(/"[^"]*"?|\{[^}]*\|.*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the keys of a name: the whole name, and its last part, in lower case. For example, `core\task\manager` is also
 * found as `manager`, and `moodle/site:config` as `site:config`.
 *
 * @param name - Full name of a symbol.
 */
export function nameKeys(name: string): string[] {
  const key = name.toLowerCase();
  const separator = /::|\\|\//.test(key) ? /^(?:.*(?:::|\\)|[^/]*\/)/ : undefined;
  const last = separator === undefined ? key : key.replace(separator, '');
  return last === key || last === '' ? [key] : [key, last];
}
