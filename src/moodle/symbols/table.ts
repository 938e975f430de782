import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {symbolKinds, type SymbolKind} from './kinds.ts';

/** Path in the platform's source and line number, if they are known. */
interface SourceLocation {
  path: string | undefined;
  line: number | undefined;
}

/** A name that a version of the platform declares. */
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
  /**
   * The version or release that added the symbol, such as `4.4` or `4.5.2`, or the first and last release that can have
   * added it, such as `4.5.2-4.5.6`. Undefined if the oldest release with data has the symbol.
   */
  since?: string;
  /** The newest point release of the version that is known to lack the symbol, such as `4.5.1`. */
  missingIn?: string;
  /** The name of a class that has replaced this name, which is an alias now. */
  newName?: string;
  /** Earlier names of a class or of its member, which are aliases now. */
  oldNames?: string[];
}

/** A class, interface, trait or alias with its own members. */
export interface ClassSymbol {
  symbol: PlatformSymbol;
  /** Classes, interfaces and traits that it inherits from; for an alias, the class that it refers to. */
  parents: string[];
  /** By lower-case name. */
  methods: Map<string, PlatformSymbol>;
  /** Methods that it declares in the same way as an ancestor, by lower-case name. They are only found by their class. */
  overrides: Map<string, PlatformSymbol>;
  constants: Map<string, PlatformSymbol>;
}

/** Kinds by which symbols are found: those in the data, and what JavaScript modules export. */
export type LookupKind = SymbolKind | 'export';

/** The columns of a line in `data/symbols/VERSION.tsv` after kind and name. */
interface Columns {
  detail?: string;
  place?: string;
  deprecated?: string;
  component?: string;
}

/** Symbols by parts of their names. */
interface NameIndex {
  methods: Map<string, PlatformSymbol[]>;
  constantOwners: Map<string, PlatformSymbol[]>;
  /** Classes by the last segment of their names, in lower case. */
  shortNames: Map<string, PlatformSymbol[]>;
  /** Classes that directly extend, implement or use a class, and its aliases. */
  children: Map<string, PlatformSymbol[]>;
  namespaces: Set<string>;
  /** Names that JavaScript modules export, and those of their members. */
  scriptNames: Set<string>;
}

/** Functions that return the file that declares a symbol of a kind. The path is relative to the component's folder. */
const declaringFiles: Partial<Record<LookupKind, (name: string) => string>> = {
  capability: () => 'db/access.php',
  'web service': () => 'db/services.php',
  table: () => 'db/install.xml',
  template: (name) => `templates/${afterComponent(name)}.mustache`,
  module: (name) => `amd/src/${afterComponent(name)}.js`,
  cache: () => 'db/caches.php',
  'message provider': () => 'db/messages.php',
};

function afterComponent(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) {
    list.push(item);
  } else {
    lists.set(key, [item]);
  }
}

/** PHP ignores the case of functions and classes. */
function keyOf(kind: LookupKind, name: string): string {
  return kind === 'function' || kind === 'class' ? name.toLowerCase() : name;
}

function pluginNames(type: string, detail: string): string[] {
  return [...detail.matchAll(/\S+/g)].map(([plugin]) => `${type}_${plugin}`);
}

/** Returns the class of a member. */
export function ownerOf(name: string): string {
  return name.replace(/::.*/, '');
}

/** Returns the component of a symbol, which by default is the prefix of its name. */
function componentOf(name: string, {component = ''}: Columns): string {
  return component === '' ? (/^(\w+)[\\/]/.exec(name)?.[1] ?? 'core') : component;
}

function parsePlace(place = ''): SourceLocation {
  const [, file, line] = /^(.+?)(?::~?(\d+))?$/.exec(place) ?? [];
  return {path: file, line: line === undefined ? undefined : Number(line)};
}

function parentsOf(detail: string): string[] {
  return detail
    .replace(/ since [\d.]+$/, '')
    .split(/ (?:extends|implements|uses) /)
    .slice(1)
    .flatMap((list) => list.split(/[\s,]+/));
}

/** The symbols from one source, such as a version of the platform. Members are also found through inheritance. */
export class SymbolTable {
  private readonly kinds = new Map<LookupKind, Map<string, PlatformSymbol>>();
  private readonly classes = new Map<string, ClassSymbol>();
  private readonly folders = new Map([['core', 'lib']]);
  private index: NameIndex | undefined;

  /** Reads the content of a file in `data/symbols`. The fallback has the symbols that this table doesn't contain. */
  constructor(
    text = '',
    private readonly fallback?: SymbolTable,
  ) {
    this.read(text);
  }

  /**
   * Adds the symbols of a file whose detail is included. Existing symbols are kept. Throws an error if the file has an unknown
   * kind, or a member without a class.
   */
  read(text: string, isIncluded: (detail: string) => boolean = () => true): void {
    const lines = text
      .split('\n')
      .slice(1)
      .filter((line) => line !== '')
      .map((line) => {
        const [kind = '', name = '', detail = '', place, deprecated, component] = line.split('\t');
        return {
          kind: kind === 'subplugin type' ? 'plugin type' : kind,
          name,
          columns: {detail, place, deprecated, component},
        };
      });
    lines.forEach(({kind, name, columns}) => this.addFolder(kind, name, columns));
    // The last class, which is undefined if it was left out.
    let owner: string | undefined = '';
    for (const {kind: column, name, columns} of lines) {
      const isWanted = isIncluded(columns.detail);
      if (column === '') {
        if (owner !== undefined && isWanted && !this.addMember(owner, name, columns)) {
          throw new Error(`data/symbols: the member ${name} does not follow a class.`);
        }
        continue;
      }
      const kind = symbolKinds.find((known) => known === column);
      if (kind === undefined) {
        throw new Error(`data/symbols: ${name} has the unknown kind "${column}".`);
      }
      owner = kind !== 'class' ? '' : isWanted ? name : undefined;
      if (isWanted) {
        this.add(kind, name, columns);
      }
    }
    this.linkRenamedClasses();
  }

  /**
   * Reads `data/symbols/VERSION-since.tsv`, which has a class before its members. A member was added with its class, unless it
   * has a line. Throws an error if the table doesn't contain a symbol.
   */
  readSince(text: string): void {
    for (const line of text.trimEnd().split('\n').slice(1)) {
      const [kind, name = '', since = '', missingIn] = line.split('\t');
      const [owner = '', member] = name.split('::');
      const {
        symbol: ofClass,
        methods,
        overrides,
        constants,
      } = (member !== undefined || kind === 'class' ? this.classOf(owner) : undefined) ?? {};
      const symbol =
        member === undefined
          ? (ofClass ?? this.find(kind as LookupKind, name))
          : kind === 'method'
            ? methods?.get(member.toLowerCase())
            : constants?.get(member);
      if (!symbol) {
        throw new Error(`data/symbols: the ${kind} ${name} has a version, but there is no such symbol.`);
      }
      for (const added of member === undefined
        ? [symbol, ...(methods?.values() ?? []), ...(overrides?.values() ?? []), ...(constants?.values() ?? [])]
        : [symbol]) {
        Object.assign(added, {since, missingIn});
      }
    }
  }

  /** Sets the new names of aliases, and the old names of the classes that they refer to and of their members. */
  private linkRenamedClasses(): void {
    for (const {symbol: alias, parents} of this.classes.values()) {
      const target = alias.detail.startsWith('alias ') ? this.classes.get(parents[0]?.toLowerCase() ?? '') : undefined;
      if (target && alias.newName === undefined) {
        alias.newName = target.symbol.name;
        for (const symbol of [
          target.symbol,
          ...target.methods.values(),
          ...target.overrides.values(),
          ...target.constants.values(),
        ]) {
          symbol.oldNames = [...(symbol.oldNames ?? []), symbol.name.replace(target.symbol.name, () => alias.name)];
        }
      }
    }
  }

  /** Adds a symbol that is not a class member, by its full name without a leading backslash. An existing symbol is kept. */
  add(kind: LookupKind, name: string, columns: Columns = {}): void {
    this.index = undefined;
    const {detail = '', deprecated = ''} = columns;
    const ofClass = kind === 'event' || kind === 'task' ? this.classOf(name)?.symbol : undefined;
    if (ofClass) {
      // The entry of the class is converted to an event or a task, because that is more specific.
      Object.assign(ofClass, {kind, facts: detail, deprecated: ofClass.deprecated || deprecated});
      return;
    }
    const key = keyOf(kind, name);
    const symbols = this.kinds.get(kind) ?? new Map<string, PlatformSymbol>();
    this.kinds.set(kind, symbols);
    if (symbols.has(key)) {
      return;
    }
    const symbol = {
      kind: kind === 'export' ? 'module' : kind,
      name,
      detail,
      facts: '',
      deprecated,
      component: componentOf(name, columns),
      ...this.locate(kind, name, columns),
    };
    symbols.set(key, symbol);
    if (kind === 'class') {
      this.classes.set(key, {
        symbol,
        parents: parentsOf(detail),
        methods: new Map(),
        overrides: new Map(),
        constants: new Map(),
      });
    }
  }

  /** Adds a method (an override has no detail) or a constant (`=`). Returns whether the table contains the class. */
  addMember(className: string, name: string, {detail = '', place = '', deprecated = ''}: Columns): boolean {
    this.index = undefined;
    const owner = this.classes.get(className.toLowerCase());
    if (owner) {
      const isConstant = detail.startsWith('=');
      const members = isConstant ? owner.constants : detail === '' ? owner.overrides : owner.methods;
      members.set(isConstant ? name : name.toLowerCase(), {
        ...owner.symbol,
        // A place without a path is a line of the class's file, which is unknown for test data generators.
        ...(place.startsWith(':')
          ? owner.symbol.path !== undefined && parsePlace(owner.symbol.path + place)
          : place !== '' && parsePlace(place)),
        kind: isConstant ? 'constant' : 'method',
        name: `${owner.symbol.name}::${name}`,
        detail,
        deprecated: deprecated || owner.symbol.deprecated,
      });
    }
    return owner !== undefined;
  }

  /** Finds a symbol other than a class member by its full name. Events and tasks are found as classes. */
  find(kind: LookupKind, name: string): PlatformSymbol | undefined {
    return this.kinds.get(kind)?.get(keyOf(kind, name)) ?? this.fallback?.find(kind, name);
  }

  /** Finds a class, interface, trait or alias by its full name. */
  classOf(name: string): ClassSymbol | undefined {
    return this.classes.get(name.toLowerCase()) ?? this.fallback?.classOf(name);
  }

  /** Returns a class, and the classes, interfaces and traits that it inherits from, nearest first. */
  lineageOf(className: string): string[] {
    const names = new Set([className]);
    for (const name of names) {
      this.classOf(name)?.parents.forEach((parent) => names.add(parent));
    }
    return [...names];
  }

  /** Finds a method or constant of a class, including inherited ones, as it is declared. */
  findMember(className: string, member: string, members: 'methods' | 'constants'): PlatformSymbol | undefined {
    const key = members === 'methods' ? member.toLowerCase() : member;
    let override: PlatformSymbol | undefined;
    for (const name of this.lineageOf(className)) {
      const owner = this.classOf(name);
      const found = owner?.[members].get(key);
      if (found) {
        return override ? Object.assign(override, {detail: found.detail}) : found;
      }
      override ??= members === 'methods' ? owner?.overrides.get(key) : undefined;
    }
    return override;
  }

  /**
   * Finds the symbol of this table that has the name of another table's symbol. Members are also found if they are inherited,
   * and events and tasks are found as classes.
   */
  counterpartOf({kind, name}: PlatformSymbol, owner = ownerOf(name)): PlatformSymbol | undefined {
    return name.includes('::')
      ? this.findMember(owner, name.slice(name.indexOf('::') + 2), kind === 'method' ? 'methods' : 'constants')
      : this.find(kind === 'event' || kind === 'task' ? 'class' : kind, name);
  }

  plugins(): string[] {
    return this.symbolsOf('plugin type').flatMap(({name, detail}) => pluginNames(name, detail));
  }

  /**
   * Returns all symbols except exports, in the order of the file, perhaps with the members after their class. Events and tasks
   * are not listed as classes too.
   */
  list(withMembers = false): PlatformSymbol[] {
    return [...this.kinds]
      .filter(([kind]) => kind !== 'export')
      .flatMap(([, symbols]) => [...symbols.values()])
      .flatMap((symbol) => {
        const owner = withMembers ? this.classOf(symbol.name) : undefined;
        // A table or a subsystem can have the name of a class.
        const members = owner?.symbol === symbol ? [...owner.constants.values(), ...owner.methods.values()] : [];
        return [symbol, ...members.sort((a, b) => (a.name < b.name ? -1 : 1))];
      });
  }

  symbolsOf(kind: LookupKind): PlatformSymbol[] {
    return [...(this.kinds.get(kind)?.values() ?? []), ...(this.fallback?.symbolsOf(kind) ?? [])];
  }

  methodsNamed(name: string): PlatformSymbol[] {
    return [...(this.names().methods.get(name.toLowerCase()) ?? []), ...(this.fallback?.methodsNamed(name) ?? [])];
  }

  classesWithConstant(name: string): PlatformSymbol[] {
    return [...(this.names().constantOwners.get(name) ?? []), ...(this.fallback?.classesWithConstant(name) ?? [])];
  }

  /** Finds classes by the last segment of their names. */
  classesNamed(name: string): PlatformSymbol[] {
    return [...(this.names().shortNames.get(name.toLowerCase()) ?? []), ...(this.fallback?.classesNamed(name) ?? [])];
  }

  /** Finds the classes that directly extend, implement or use a class, and its aliases. */
  childrenOf(name: string): PlatformSymbol[] {
    return [...(this.names().children.get(name.toLowerCase()) ?? []), ...(this.fallback?.childrenOf(name) ?? [])];
  }

  /** Returns whether a name is that of a plugin, such as `mod_forum`. */
  isPlugin(name: string): boolean {
    return this.folders.has(name) && !this.kinds.get('subsystem')?.has(name);
  }

  /** Symbols by parts of their names. The index is built when it is first needed. */
  names(): NameIndex {
    if (!this.index) {
      const index: NameIndex = {
        methods: new Map(),
        constantOwners: new Map(),
        shortNames: new Map(),
        children: new Map(),
        namespaces: new Set(),
        scriptNames: new Set(this.symbolsOf('module').flatMap(({detail}) => detail.match(/\w+/g) ?? [])),
      };
      for (const [key, {symbol, parents, methods, constants}] of this.classes) {
        methods.forEach((method, name) => push(index.methods, name, method));
        constants.forEach((_, name) => push(index.constantOwners, name, symbol));
        parents.forEach((parent) => push(index.children, parent.toLowerCase(), symbol));
        push(index.shortNames, key.slice(key.lastIndexOf('\\') + 1), symbol);
        for (let end = key.lastIndexOf('\\'); end > 0; end = key.lastIndexOf('\\', end - 1)) {
          index.namespaces.add(key.slice(0, end));
        }
      }
      this.index = index;
    }
    return this.index;
  }

  private addFolder(kind: string, name: string, {detail = '', place = ''}: Columns): void {
    if (kind === 'subsystem' && place !== '') {
      this.folders.set(name, place);
    } else if (kind === 'plugin type') {
      pluginNames(name, detail).forEach((plugin) =>
        this.folders.set(plugin, `${place}${plugin.replace(`${name}_`, '/')}`),
      );
    }
  }

  private locate(kind: LookupKind, name: string, columns: Columns): SourceLocation {
    if (columns.place) {
      return parsePlace(columns.place);
    }
    if (kind === 'web service') {
      // The class that implements the service is more useful than its declaration.
      const className = /(\S+)::/.exec(columns.detail ?? '')?.[1] ?? '';
      const {path: classPath, line} = this.classOf(className)?.symbol ?? {};
      if (classPath !== undefined) {
        return {path: classPath, line};
      }
    }
    const folder = this.folders.get(componentOf(name, columns));
    const file = declaringFiles[kind]?.(name);
    return {path: folder !== undefined && file !== undefined ? `${folder}/${file}` : undefined, line: undefined};
  }
}

const cache = new Map<string, SymbolTable>();

/** Reads the symbols of a version, and when they were added. Throws an error if `VERSION.tsv` is missing or invalid. */
export function readTable(folder: string, version: string): SymbolTable {
  const [names = '', since = ''] = [version, `${version}-since`].map((name) => path.join(folder, `${name}.tsv`));
  const table = new SymbolTable(readFileSync(names, 'utf8'));
  if (existsSync(since)) {
    table.readSince(readFileSync(since, 'utf8'));
  }
  return table;
}

/** Does the same as `readTable`, with a cache, because reading the symbols takes as long as compiling several pages. */
export function loadTable(siteDirectory: string, version: string): SymbolTable {
  const folder = path.join(siteDirectory, 'data/symbols');
  const key = path.join(folder, version);
  const table = cache.get(key) ?? readTable(folder, version);
  cache.set(key, table);
  return table;
}
