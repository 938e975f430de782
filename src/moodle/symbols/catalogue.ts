import {readFileSync} from 'node:fs';
import path from 'node:path';
import {symbolKinds, type SymbolKind} from './kinds.ts';
import {
  componentOf,
  declaringFiles,
  parentsOf,
  parseLine,
  parsePlace,
  type SourceLocation,
  type SymbolLine,
} from './symbolFile.ts';

/** A name that a version of the platform declares. Members have the line of their class. */
export interface PlatformSymbol extends SourceLocation {
  kind: SymbolKind;
  /** Full name, without a leading backslash. Members are `class::member`. */
  name: string;
  /** Details of the symbol; see `data/symbols/README.md`. Events and tasks have the detail of their class. */
  detail: string;
  /** Describes what an event reports, or when a task runs. Empty for other kinds. */
  facts: string;
  /** Version in which the symbol was deprecated, `yes` if the version is unknown, or empty if it isn't deprecated. */
  deprecated: string;
  component: string;
}

interface ClassMembers {
  symbol: PlatformSymbol;
  /** Classes, interfaces and traits that it inherits from, nearest first. */
  parents: string[];
  /** By lower-case name. */
  methods: Map<string, PlatformSymbol>;
  constants: Map<string, PlatformSymbol>;
}

/** Kinds in the data files that have a different name here. */
const kindOf = new Map<string, SymbolKind>([['subplugin type', 'plugin type']]);

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) {
    list.push(item);
  } else {
    lists.set(key, [item]);
  }
}

/** All symbols of a platform version. Members are also found through inheritance. */
export class Catalogue {
  /** Symbols by kind, then by name. Keys of classes and functions are in lower case, because PHP ignores their case. */
  private readonly kinds = new Map<SymbolKind, Map<string, PlatformSymbol>>();
  private readonly classes = new Map<string, ClassMembers>();
  /** Full names of classes in lower case, by their last segment. */
  private readonly shortNames = new Map<string, string[]>();
  /** Methods by name, in lower case. */
  private readonly methods = new Map<string, PlatformSymbol[]>();
  private readonly folders = new Map([['core', 'lib']]);

  /**
   * Reads the symbols of a version.
   *
   * @param text - Content of `data/symbols/VERSION.tsv`.
   */
  constructor(text: string) {
    const lines = text
      .split('\n')
      .slice(1)
      .filter((line) => line !== '')
      .map(parseLine);
    lines.forEach((line) => this.addFolder(line));
    let owner: ClassMembers | undefined;
    for (const line of lines) {
      if (line.kind === '') {
        this.addMember(owner, line);
      } else if (line.kind === 'class') {
        owner = this.addClass(line);
      } else {
        owner = undefined;
        this.add(line);
      }
    }
  }

  /**
   * Finds a symbol other than a class member.
   *
   * @param kind - Kind of the symbol. Events and tasks are also found as classes.
   * @param name - Full name, without a leading backslash.
   */
  find(kind: SymbolKind, name: string): PlatformSymbol | undefined {
    return kind === 'class'
      ? this.classes.get(name.toLowerCase())?.symbol
      : this.kinds.get(kind)?.get(kind === 'function' ? name.toLowerCase() : name);
  }

  /**
   * Finds a method or constant of a class, including inherited ones.
   *
   * @param className - Full name of the class.
   * @param member - Name of the member.
   * @param members - Kind of member.
   * @returns The member as it is declared.
   */
  findMember(className: string, member: string, members: 'methods' | 'constants'): PlatformSymbol | undefined {
    const key = members === 'methods' ? member.toLowerCase() : member;
    const queue = [className];
    const seen = new Set<string>();
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const entry = this.classes.get(name.toLowerCase());
      if (!entry || seen.has(name)) {
        continue;
      }
      seen.add(name);
      const found = entry[members].get(key);
      if (found) {
        return found;
      }
      queue.push(...entry.parents);
    }
    return undefined;
  }

  /** Returns all symbols except class members. */
  list(): PlatformSymbol[] {
    return [
      ...[...this.kinds.values()].flatMap((symbols) => [...symbols.values()]),
      ...[...this.classes.values()].map(({symbol}) => symbol),
    ];
  }

  /**
   * Checks whether the version declares a symbol of another version.
   *
   * @param symbol - A symbol from any catalogue.
   */
  declares({kind, name}: Pick<PlatformSymbol, 'kind' | 'name'>): boolean {
    const [owner = '', member] = name.split('::');
    if (member !== undefined) {
      const members = this.classes.get(owner.toLowerCase());
      return kind === 'method' ? !!members?.methods.has(member.toLowerCase()) : !!members?.constants.has(member);
    }
    return this.find(kind === 'event' || kind === 'task' ? 'class' : kind, name) !== undefined;
  }

  /**
   * Finds classes by the last segment of their names.
   *
   * @param name - The segment.
   */
  classesNamed(name: string): PlatformSymbol[] {
    return (this.shortNames.get(name.toLowerCase()) ?? []).flatMap((key) => this.classes.get(key)?.symbol ?? []);
  }

  /**
   * Finds methods by name in all classes.
   *
   * @param name - Name of the method.
   */
  methodsNamed(name: string): readonly PlatformSymbol[] {
    return this.methods.get(name.toLowerCase()) ?? [];
  }

  private addFolder({kind, name, detail, place}: SymbolLine): void {
    if (kind === 'subsystem' && place !== '') {
      this.folders.set(name, place);
    } else if (kind === 'plugin type' || kind === 'subplugin type') {
      detail
        .split(' ')
        .filter(Boolean)
        .forEach((plugin) => this.folders.set(`${name}_${plugin}`, `${place}/${plugin}`));
    }
  }

  private placeOf(kind: SymbolKind, line: SymbolLine): SourceLocation {
    if (line.place !== '') {
      return parsePlace(line.place);
    }
    const folder = this.folders.get(componentOf(line));
    const file = declaringFiles[kind]?.(line.name);
    if (kind === 'web service') {
      // The class that implements the service is more useful than its declaration.
      const className = /(\S+)::/.exec(line.detail)?.[1] ?? '';
      const {path: classPath, line: classLine} = this.classes.get(className.toLowerCase())?.symbol ?? {};
      if (classPath !== undefined) {
        return {path: classPath, line: classLine};
      }
    }
    return {path: folder !== undefined && file !== undefined ? `${folder}/${file}` : undefined, line: undefined};
  }

  private add(line: SymbolLine): void {
    const kind = kindOf.get(line.kind) ?? symbolKinds.find((known) => known === line.kind);
    if (kind === undefined) {
      throw new Error(`data/symbols: ${line.name} has the unknown kind "${line.kind}".`);
    }
    if (kind === 'event' || kind === 'task') {
      // The entry of the class is converted to an event or a task, because that is more specific.
      const entry = this.classes.get(line.name.toLowerCase());
      if (entry) {
        Object.assign(entry.symbol, {kind, facts: line.detail, deprecated: entry.symbol.deprecated || line.deprecated});
        return;
      }
    }
    const {name, detail, deprecated} = line;
    const symbols = this.kinds.get(kind) ?? new Map<string, PlatformSymbol>();
    this.kinds.set(kind, symbols);
    const key = kind === 'function' ? name.toLowerCase() : name;
    if (!symbols.has(key)) {
      const component = componentOf(line);
      symbols.set(key, {kind, name, detail, facts: '', deprecated, component, ...this.placeOf(kind, line)});
    }
  }

  private addClass(line: SymbolLine): ClassMembers {
    const {name, detail, deprecated} = line;
    const key = name.toLowerCase();
    const entry: ClassMembers = {
      symbol: {
        kind: 'class',
        name,
        detail,
        facts: '',
        deprecated,
        component: componentOf(line),
        ...this.placeOf('class', line),
      },
      parents: parentsOf(detail),
      methods: new Map(),
      constants: new Map(),
    };
    this.classes.set(key, entry);
    const short = key.slice(key.lastIndexOf('\\') + 1);
    push(this.shortNames, short, key);
    return entry;
  }

  private addMember(owner: ClassMembers | undefined, {name, detail, place, deprecated}: SymbolLine): void {
    if (!owner) {
      throw new Error(`data/symbols: the member ${name} does not follow a class.`);
    }
    const {symbol} = owner;
    const isConstant = detail.startsWith('=');
    const member: PlatformSymbol = {
      ...symbol,
      ...(place !== '' && parsePlace(place)),
      kind: isConstant ? 'constant' : 'method',
      name: `${symbol.name}::${name}`,
      detail,
      deprecated: deprecated || symbol.deprecated,
    };
    if (isConstant) {
      owner.constants.set(name, member);
    } else {
      const key = name.toLowerCase();
      owner.methods.set(key, member);
      push(this.methods, key, member);
    }
  }
}

const cache = new Map<string, Catalogue>();

/**
 * Loads the symbols of a version. They are cached, because reading them takes as long as compiling several pages.
 *
 * @param siteDirectory - Folder of the site.
 * @param version - Platform version, such as `4.2`.
 * @throws Error - If `data/symbols/VERSION.tsv` is missing or invalid.
 */
export function loadCatalogue(siteDirectory: string, version: string): Catalogue {
  const file = path.join(siteDirectory, 'data/symbols', `${version}.tsv`);
  const catalogue = cache.get(file) ?? new Catalogue(readFileSync(file, 'utf8'));
  cache.set(file, catalogue);
  return catalogue;
}
