/** A name that the platform, one of its libraries, PHP or the page itself declares. */
export interface SymbolEntry {
  /** The kind in the first column of the data, or `method` or `class constant`. */
  kind: string;
  /** As the source code spells it. */
  name: string;
  /** A signature, a value, or whatever else describes the kind. */
  detail: string;
  /** The version that deprecated it, `yes` if that version is unknown, or an empty string. */
  deprecated: string;
  /** File and line, or the folder of a plugin type, if the data has it. */
  place?: string;
  /** The newest point release of the version that is known to lack it, such as `4.2.1`. */
  missingIn?: string;
}

export interface ClassEntry {
  kind: 'class';
  name: string;
  detail: string;
  deprecated: string;
  missingIn?: string;
  /** Classes, interfaces and traits that it inherits from; for an alias, the class that it refers to. */
  parents: string[];
  /** By name in lower case. */
  methods: Map<string, SymbolEntry>;
  constants: Map<string, SymbolEntry>;
}

/** Symbols by kind, then by name. */
export type SymbolsByKind = ReadonlyMap<string, ReadonlyMap<string, SymbolEntry>>;
