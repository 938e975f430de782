/** A name that is declared by the platform, by one of its libraries, by PHP or by the page itself. */
export interface SymbolEntry {
  /** The kind from the first column of the data, or `method` or `class constant`. */
  kind: string;
  /** The name as the source code spells it. */
  name: string;
  /** A signature, a value, or another description, depending on the kind. */
  detail: string;
  /** The version that deprecated the symbol, `yes` if that version is unknown, or an empty string. */
  deprecated: string;
  /** The file and line, or the folder of a plugin type, if the data contains it. */
  place?: string;
  /** The newest point release of the version that is known to lack the symbol, such as `4.2.1`. */
  missingIn?: string;
}

export interface ClassEntry {
  kind: 'class';
  name: string;
  detail: string;
  deprecated: string;
  missingIn?: string;
  /** The classes, interfaces and traits that the class inherits from; for an alias, the class that it refers to. */
  parents: string[];
  /** The methods, by lower-case name. */
  methods: Map<string, SymbolEntry>;
  constants: Map<string, SymbolEntry>;
}

/** Symbols by kind, then by name. */
export type SymbolsByKind = ReadonlyMap<string, ReadonlyMap<string, SymbolEntry>>;
