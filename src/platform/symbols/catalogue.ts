import {readFileSync} from 'node:fs';
import path from 'node:path';
import {symbolKinds, type SymbolKind} from './kinds.ts';

/** A name that one version of the platform declares. */
export interface PlatformSymbol {
  kind: SymbolKind;
  /** In full, without a leading backslash; of a member, `class::member`. */
  name: string;
  /** What data/symbols/README.md says of the kind; of an event or a task, that of its class. */
  detail: string;
  /** Of an event, what it reports; of a task, when it runs. */
  facts: string;
  /** Version since which it is deprecated, `yes` if that is not known, or nothing. */
  deprecated: string;
  component: string;
  /** File or folder in the source that declares it, as far as that is known. */
  path: string | undefined;
  /** Line of the file, exact or near; of a member, that of its class. */
  line: number | undefined;
}

interface ClassMembers {
  symbol: PlatformSymbol;
  /** Classes, interfaces and traits that it takes members from, nearest first. */
  parents: string[];
  /** By name in lower case. */
  methods: Map<string, PlatformSymbol>;
  constants: Map<string, PlatformSymbol>;
}

interface Line {
  kind: string;
  name: string;
  detail: string;
  place: string;
  deprecated: string;
  component: string;
}

/** What kinds of the data are called here, where that differs. */
const kindOf = new Map<string, SymbolKind>([['subplugin type', 'plugin type']]);

/** File that declares a kind, from the folder of the component. */
const fileOf: Partial<Record<SymbolKind, (name: string) => string>> = {
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

function componentOf({name, component}: Line): string {
  return component || (/^(\w+)[\\/]/.exec(name)?.[1] ?? 'core');
}

function parentsOf(detail: string): string[] {
  return detail
    .split(/ (?:extends|implements|uses) /)
    .slice(1)
    .flatMap((list) => list.split(/[\s,]+/));
}

function readLine(text: string): Line {
  const [kind = '', name = '', detail = '', place = '', deprecated = '', component = ''] = text.split('\t');
  return {kind, name, detail, place, deprecated, component};
}

function readPlace(place: string): Pick<PlatformSymbol, 'path' | 'line'> {
  const [, file = '', line] = /^(.+?)(?::~?(\d+))?$/.exec(place) ?? [];
  return {path: file || undefined, line: line === undefined ? undefined : Number(line)};
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) {
    list.push(item);
  } else {
    lists.set(key, [item]);
  }
}

/** Every symbol of one version of the platform, and what inherits what. */
export class Catalogue {
  /** By kind, then by name; names of classes and functions in lower case, as PHP does not care. */
  private readonly kinds = new Map<SymbolKind, Map<string, PlatformSymbol>>();
  private readonly classes = new Map<string, ClassMembers>();
  /** Full names in lower case, by what follows the last backslash. */
  private readonly shortNames = new Map<string, string[]>();
  /** Symbols, by name of the method in lower case. */
  private readonly methods = new Map<string, PlatformSymbol[]>();
  private readonly folders = new Map([['core', 'lib']]);

  /**
   * Takes the symbols of a version.
   *
   * @param text - Content of `data/symbols/VERSION.tsv`.
   */
  constructor(text: string) {
    const lines = text
      .split('\n')
      .slice(1)
      .filter((line) => line !== '')
      .map(readLine);
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
   * Finds a symbol that is no member of a class.
   *
   * @param kind - Its kind. Events and tasks are found as classes too.
   * @param name - In full, without a leading backslash.
   * @returns The symbol, if there is one.
   */
  find(kind: SymbolKind, name: string): PlatformSymbol | undefined {
    return kind === 'class'
      ? this.classes.get(name.toLowerCase())?.symbol
      : this.kinds.get(kind)?.get(kind === 'function' ? name.toLowerCase() : name);
  }

  /**
   * Finds a method or a constant of a class, or of what the class inherits from.
   *
   * @param className - In full.
   * @param member - Name of the method or constant.
   * @param members - Which of the two it is.
   * @returns The member where it is declared, if the data has it.
   */
  findMember(className: string, member: string, members: 'methods' | 'constants'): PlatformSymbol | undefined {
    const key = members === 'methods' ? member.toLowerCase() : member;
    const open = [className];
    const seen = new Set<string>();
    for (let name = open.shift(); name !== undefined; name = open.shift()) {
      const entry = this.classes.get(name.toLowerCase());
      if (!entry || seen.has(name)) {
        continue;
      }
      seen.add(name);
      const found = entry[members].get(key);
      if (found) {
        return found;
      }
      open.push(...entry.parents);
    }
    return undefined;
  }

  /**
   * Lists the classes whose name ends with a word.
   *
   * @param name - What follows the last backslash.
   * @returns Their symbols.
   */
  classesNamed(name: string): PlatformSymbol[] {
    return (this.shortNames.get(name.toLowerCase()) ?? []).flatMap((key) => this.classes.get(key)?.symbol ?? []);
  }

  /**
   * Lists the methods of a name, whatever their class.
   *
   * @param name - Of the method.
   * @returns Each where it is declared.
   */
  methodsNamed(name: string): readonly PlatformSymbol[] {
    return this.methods.get(name.toLowerCase()) ?? [];
  }

  private addFolder({kind, name, detail, place}: Line): void {
    if (kind === 'subsystem' && place !== '') {
      this.folders.set(name, place);
    } else if (kind === 'plugin type' || kind === 'subplugin type') {
      detail
        .split(' ')
        .filter(Boolean)
        .forEach((plugin) => this.folders.set(`${name}_${plugin}`, `${place}/${plugin}`));
    }
  }

  private placeOf(kind: SymbolKind, line: Line): Pick<PlatformSymbol, 'path' | 'line'> {
    if (line.place !== '') {
      return readPlace(line.place);
    }
    const folder = this.folders.get(componentOf(line));
    const file = fileOf[kind]?.(line.name);
    if (kind === 'web service') {
      // The class that runs says more than the line that declares the service.
      const className = /(\S+)::/.exec(line.detail)?.[1] ?? '';
      const {path: classPath, line: classLine} = this.classes.get(className.toLowerCase())?.symbol ?? {};
      if (classPath !== undefined) {
        return {path: classPath, line: classLine};
      }
    }
    return {path: folder !== undefined && file !== undefined ? `${folder}/${file}` : undefined, line: undefined};
  }

  private add(line: Line): void {
    const kind = kindOf.get(line.kind) ?? symbolKinds.find((known) => known === line.kind);
    if (kind === undefined) {
      throw new Error(`data/symbols: ${line.name} is of the kind "${line.kind}", which nobody here knows.`);
    }
    if (kind === 'event' || kind === 'task') {
      // It is a class; readers look for what makes it special.
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

  private addClass(line: Line): ClassMembers {
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

  private addMember(owner: ClassMembers | undefined, {name, detail, place, deprecated}: Line): void {
    if (!owner) {
      throw new Error(`data/symbols: the member ${name} follows no class.`);
    }
    const {symbol} = owner;
    const isConstant = detail.startsWith('=');
    const member: PlatformSymbol = {
      ...symbol,
      ...(place !== '' && readPlace(place)),
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

const loaded = new Map<string, Catalogue>();

/**
 * Loads the symbols of a version, once in a process: reading them takes about as long as compiling some pages.
 *
 * @param siteDirectory - Folder of the site.
 * @param version - Of the platform, such as `4.2`.
 * @returns The symbols.
 * @throws Error - If there is no `data/symbols/VERSION.tsv`, or if it holds what nobody knows.
 */
export function loadCatalogue(siteDirectory: string, version: string): Catalogue {
  const file = path.join(siteDirectory, 'data/symbols', `${version}.tsv`);
  const catalogue = loaded.get(file) ?? new Catalogue(readFileSync(file, 'utf8'));
  loaded.set(file, catalogue);
  return catalogue;
}
