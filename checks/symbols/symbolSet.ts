import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {componentsOf} from './components.ts';

/** One symbol of the data. */
export interface SymbolEntry {
  /** As in the first column, or `method` or `class constant`. */
  kind: string;
  /** As the platform writes it. */
  name: string;
  /** Signature, value or whatever else describes the kind. */
  detail: string;
  /** Version since which it is deprecated, `yes` if that is not known, or nothing. */
  deprecated: string;
  /** Where it is, if the data says so. */
  place?: string;
}

export interface ClassEntry {
  kind: 'class';
  name: string;
  detail: string;
  deprecated: string;
  /** Classes, interfaces and traits that it takes members from; of an alias, what it names. */
  parents: string[];
  /** By name in lower case. */
  methods: Map<string, SymbolEntry>;
  constants: Map<string, SymbolEntry>;
}

/** PHP does not care for the case of these. */
const caseless = new Set(['function', 'class', 'event', 'task']);

function keyOf(kind: string, name: string) {
  return caseless.has(kind) ? name.toLowerCase() : name;
}

/**
 * @param detail - Of a class.
 * @returns What it extends, implements and uses.
 */
function parentsOf(detail: string): string[] {
  return detail
    .replace(/ since [\d.]+$/, '')
    .split(/ (?:extends|implements|uses) /)
    .slice(1)
    .flatMap((list) => list.split(/[\s,]+/));
}

/** A set of symbols that knows what inherits what. */
export class SymbolSet {
  kinds = new Map<string, Map<string, SymbolEntry>>();
  /** By name in lower case. */
  classes = new Map<string, ClassEntry>();
  #namesByKind = new Map<string, string[]>();
  #methodNames: Map<string, SymbolEntry[]> | undefined;
  #children: Map<string, string[]> | undefined;
  #namespaces: Set<string> | undefined;
  #shortNames: Map<string, string[]> | undefined;
  #ownersOfConstants: Map<string, string[]> | undefined;
  #words: Set<string> | undefined;

  /**
   * Adds a symbol that is no member of a class. The first of a name wins.
   *
   * @param kind - Its kind.
   * @param name - Its name, without a leading backslash.
   * @param detail - What describes it; of a class its kind and parents.
   * @param deprecated - Since when it is deprecated.
   * @param place - File and line, or the folder of a type of plugins.
   * @returns What is known under that name.
   */
  add(kind: string, name: string, detail = '', deprecated = '', place = ''): SymbolEntry {
    const key = keyOf(kind, name);
    let entries = this.kinds.get(kind);
    if (!entries) {
      entries = new Map();
      this.kinds.set(kind, entries);
    }
    const known = entries.get(key);
    if (known) {
      return known;
    }
    const entry = {kind, name, detail, deprecated, place};
    entries.set(key, entry);
    if (kind === 'class') {
      this.classes.set(key, {
        kind: 'class',
        name,
        detail,
        deprecated,
        parents: parentsOf(detail),
        methods: new Map(),
        constants: new Map(),
      });
    }
    return entry;
  }

  /**
   * Adds a method or a constant to a class.
   *
   * @param className - A class that has been added.
   * @param name - The member.
   * @param detail - Value of a constant with `=` before it, or signature of a method.
   * @param deprecated - Since when it is deprecated.
   */
  addMember(className: string, name: string, detail: string, deprecated = '') {
    const owner = this.classes.get(className.toLowerCase());
    if (detail.startsWith('=')) {
      owner?.constants.set(name, {kind: 'class constant', name, detail, deprecated});
    } else {
      owner?.methods.set(name.toLowerCase(), {kind: 'method', name, detail, deprecated});
    }
  }

  /**
   * Finds a symbol that is no member of a class.
   *
   * @param kind - Its kind.
   * @param name - Its name.
   * @returns The symbol, if there is one.
   */
  find(kind: string, name: string): SymbolEntry | undefined {
    return this.kinds.get(kind)?.get(keyOf(kind, name));
  }

  /**
   * Lists the names of a kind.
   *
   * @param kind - Such as `function`.
   * @returns As the platform writes them.
   */
  namesOf(kind: string): readonly string[] {
    const entries = this.kinds.get(kind);
    let names = this.#namesByKind.get(kind) ?? [];
    if (entries && names.length < entries.size) {
      names = [...entries.values()].map(({name}) => name);
      this.#namesByKind.set(kind, names);
    }
    return names;
  }

  /**
   * Lists all methods of a name, whatever their class.
   *
   * @param name - Of the method.
   * @returns None if no class declares it.
   */
  methodsNamed(name: string): readonly SymbolEntry[] {
    return this.#methods().get(name.toLowerCase()) ?? [];
  }

  /**
   * Lists the names of all methods.
   *
   * @returns Each once, as the first class with it writes it.
   */
  methodNames(): string[] {
    return [...this.#methods().values()].map(([first]) => first?.name ?? '');
  }

  /**
   * @returns Methods by name in lower case.
   */
  #methods(): ReadonlyMap<string, SymbolEntry[]> {
    if (!this.#methodNames) {
      this.#methodNames = new Map();
      for (const {methods} of this.classes.values()) {
        for (const [key, method] of methods) {
          const named = this.#methodNames.get(key);
          if (named) {
            named.push(method);
          } else {
            this.#methodNames.set(key, [method]);
          }
        }
      }
    }
    return this.#methodNames;
  }

  /**
   * Lists the classes that declare a constant.
   *
   * @param name - Of the constant.
   * @returns Names of the classes.
   */
  classesWithConstant(name: string): readonly string[] {
    return this.#constantOwners().get(name) ?? [];
  }

  /**
   * Lists the names of all constants of classes.
   *
   * @returns Each once.
   */
  classConstantNames(): string[] {
    return [...this.#constantOwners().keys()];
  }

  /**
   * @returns Names of classes, by constant.
   */
  #constantOwners(): ReadonlyMap<string, string[]> {
    if (!this.#ownersOfConstants) {
      this.#ownersOfConstants = new Map();
      for (const {name, constants} of this.classes.values()) {
        for (const constant of constants.keys()) {
          const owners = this.#ownersOfConstants.get(constant) ?? [];
          owners.push(name);
          this.#ownersOfConstants.set(constant, owners);
        }
      }
    }
    return this.#ownersOfConstants;
  }

  /**
   * Whether anything is called so: a symbol, a method, a column or a component.
   *
   * @param name - Without anything around it.
   * @returns True if it is a name, whatever it names.
   */
  hasWord(name: string): boolean {
    this.#words ??= new Set([
      ...[...this.kinds.keys()].flatMap((kind) => this.namesOf(kind)),
      ...this.methodNames(),
      ...[...(this.kinds.get('table')?.values() ?? [])].flatMap(({detail}) => detail.match(/\w+(?=:)/g) ?? []),
      ...componentsOf(this),
    ]);
    return this.#words.has(name);
  }

  /**
   * Lists the classes that name a class as their parent.
   *
   * @param name - Of the parent.
   * @returns Names of the children.
   */
  childrenOf(name: string): readonly string[] {
    if (!this.#children) {
      this.#children = new Map();
      for (const child of this.classes.values()) {
        for (const parent of child.parents) {
          const key = parent.toLowerCase();
          this.#children.set(key, [...(this.#children.get(key) ?? []), child.name]);
        }
      }
    }
    return this.#children.get(name.toLowerCase()) ?? [];
  }

  /**
   * Whether classes stand in a namespace.
   *
   * @param name - Without the leading backslash.
   * @returns True if at least one does.
   */
  hasNamespace(name: string): boolean {
    if (!this.#namespaces) {
      this.#namespaces = new Set();
      for (const key of this.classes.keys()) {
        for (let end = key.lastIndexOf('\\'); end > 0; end = key.lastIndexOf('\\', end - 1)) {
          this.#namespaces.add(key.slice(0, end));
        }
      }
    }
    return this.#namespaces.has(name.toLowerCase());
  }

  /**
   * Finds a class by the last part of its name.
   *
   * @param name - Without namespace.
   * @returns The full name of a class that ends so.
   */
  classByShortName(name: string): string | undefined {
    return this.#classesByShortName().get(name.toLowerCase())?.at(-1);
  }

  /**
   * Lists the last parts of the names of all classes.
   *
   * @returns Each once, in lower case.
   */
  shortNames(): string[] {
    return [...this.#classesByShortName().keys()];
  }

  /**
   * Whether the last part of a class name says which class it is.
   *
   * @param name - Without namespace.
   * @returns False if several classes are called so. An old name of a class does not count.
   */
  isUnique(name: string): boolean {
    const names = this.#classesByShortName().get(name.toLowerCase()) ?? [];
    return names.filter((full) => !this.find('class', full)?.detail.startsWith('alias ')).length <= 1;
  }

  /**
   * @returns Full names by the last part, in lower case.
   */
  #classesByShortName(): ReadonlyMap<string, string[]> {
    if (!this.#shortNames) {
      this.#shortNames = new Map();
      for (const {name} of this.classes.values()) {
        const key = (name.split('\\').at(-1) ?? '').toLowerCase();
        this.#shortNames.set(key, [...(this.#shortNames.get(key) ?? []), name]);
      }
    }
    return this.#shortNames;
  }
}

/**
 * Reads a file of symbols.
 *
 * @param text - Content of the file.
 * @param symbols - Takes what the file lists.
 * @param isWanted - Leaves out symbols by their detail.
 */
export function readSymbols(text: string, symbols: SymbolSet, isWanted: (detail: string) => boolean = () => true) {
  let owner = '';
  for (const line of text.split('\n').slice(1)) {
    const [kind = '', name, detail = '', place, deprecated] = line.split('\t');
    if (name === undefined || !isWanted(detail)) {
      continue;
    }
    if (kind === '') {
      symbols.addMember(owner, name, detail, deprecated);
    } else {
      symbols.add(kind, name, detail, deprecated, place);
      owner = name;
    }
  }
}

/**
 * Loads what a page of one version may name: the platform's symbols, those of its libraries, and those of the oldest PHP
 * that the version runs on.
 *
 * @param directory - The folder `data`.
 * @param version - Of the platform, such as `4.2`.
 * @returns The symbols.
 */
export function loadSymbols(directory: string, version: string): SymbolSet {
  const read = (...parts: string[]) => readFileSync(path.join(directory, ...parts), 'utf8');
  const {requirements} = JSON.parse(read('versions', `${version}.json`));
  const php = Number(/^\d+\.\d+/.exec(requirements.php.min)?.[0]);
  const symbols = new SymbolSet();
  readSymbols(read('symbols', `${version}.tsv`), symbols);
  for (const {detail} of symbols.kinds.get('module')?.values() ?? []) {
    // Whatever a module hands out, methods of its classes included, may be named on its own.
    for (const [, name = ''] of detail.matchAll(/(\w+)(?=[({])/g)) {
      symbols.add('export', name);
    }
  }
  readSymbols(read('symbols', 'libraries.tsv'), symbols);
  readdirSync(path.join(directory, 'symbols'))
    .filter((file) => file.endsWith(`-${version}.tsv`))
    .sort()
    .forEach((file) => readSymbols(read('symbols', file), symbols));
  readSymbols(read('symbols', 'php.tsv'), symbols, (detail) => {
    const since = / ?since ([\d.]+)$/.exec(detail)?.[1];
    return since === undefined || Number(since) <= php;
  });
  return symbols;
}
