// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {componentsOf} from './components.mjs';

/**
 * One symbol of the data.
 *
 * @typedef {object} SymbolEntry
 * @property {string} kind - As in the first column, or `method` or `class constant`.
 * @property {string} name - As the platform writes it.
 * @property {string} detail - Signature, value or whatever else describes the kind.
 * @property {string} deprecated - Version since which it is deprecated, `yes` if that is not known, or nothing.
 * @property {string} [place] - Where it is, if the data says so.
 */

/**
 * @typedef {object} ClassEntry
 * @property {'class'} kind
 * @property {string} name
 * @property {string} detail
 * @property {string} deprecated
 * @property {string[]} parents - Classes, interfaces and traits that it takes members from; of an alias, what it names.
 * @property {Map<string, SymbolEntry>} methods - By name in lower case.
 * @property {Map<string, SymbolEntry>} constants
 */

/** PHP does not care for the case of these. */
const caseless = new Set(['function', 'class', 'event', 'task']);

/**
 * @param {string} kind
 * @param {string} name
 */
function keyOf(kind, name) {
  return caseless.has(kind) ? name.toLowerCase() : name;
}

/**
 * @param {string} detail - Of a class.
 * @returns {string[]} What it extends, implements and uses.
 */
function parentsOf(detail) {
  return detail
    .replace(/ since [\d.]+$/, '')
    .split(/ (?:extends|implements|uses) /)
    .slice(1)
    .flatMap((list) => list.split(/[\s,]+/));
}

/** A set of symbols that knows what inherits what. */
export class SymbolSet {
  /** @type {Map<string, Map<string, SymbolEntry>>} */
  kinds = new Map();
  /** @type {Map<string, ClassEntry>} By name in lower case. */
  classes = new Map();
  /** @type {Map<string, string[]>} */
  #namesByKind = new Map();
  /** @type {Map<string, SymbolEntry[]> | undefined} */
  #methodNames;
  /** @type {Map<string, string[]> | undefined} */
  #children;
  /** @type {Set<string> | undefined} */
  #namespaces;
  /** @type {Map<string, string[]> | undefined} */
  #shortNames;
  /** @type {Map<string, string[]> | undefined} */
  #ownersOfConstants;
  /** @type {Set<string> | undefined} */
  #words;

  /**
   * Adds a symbol that is no member of a class. The first of a name wins.
   *
   * @param {string} kind - Its kind.
   * @param {string} name - Its name, without a leading backslash.
   * @param {string} [detail] - What describes it; of a class its kind and parents.
   * @param {string} [deprecated] - Since when it is deprecated.
   * @param {string} [place] - File and line, or the folder of a type of plugins.
   * @returns {SymbolEntry} What is known under that name.
   */
  add(kind, name, detail = '', deprecated = '', place = '') {
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
   * @param {string} className - A class that has been added.
   * @param {string} name - The member.
   * @param {string} detail - Value of a constant with `=` before it, or signature of a method.
   * @param {string} [deprecated] - Since when it is deprecated.
   */
  addMember(className, name, detail, deprecated = '') {
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
   * @param {string} kind - Its kind.
   * @param {string} name - Its name.
   * @returns {SymbolEntry | undefined} The symbol, if there is one.
   */
  find(kind, name) {
    return this.kinds.get(kind)?.get(keyOf(kind, name));
  }

  /**
   * Lists the names of a kind.
   *
   * @param {string} kind - Such as `function`.
   * @returns {readonly string[]} As the platform writes them.
   */
  namesOf(kind) {
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
   * @param {string} name - Of the method.
   * @returns {readonly SymbolEntry[]} None if no class declares it.
   */
  methodsNamed(name) {
    return this.#methods().get(name.toLowerCase()) ?? [];
  }

  /**
   * Lists the names of all methods.
   *
   * @returns {string[]} Each once, as the first class with it writes it.
   */
  methodNames() {
    return [...this.#methods().values()].map(([first]) => first?.name ?? '');
  }

  /** @returns {ReadonlyMap<string, SymbolEntry[]>} Methods by name in lower case. */
  #methods() {
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
   * @param {string} name - Of the constant.
   * @returns {readonly string[]} Names of the classes.
   */
  classesWithConstant(name) {
    return this.#constantOwners().get(name) ?? [];
  }

  /**
   * Lists the names of all constants of classes.
   *
   * @returns {string[]} Each once.
   */
  classConstantNames() {
    return [...this.#constantOwners().keys()];
  }

  /** @returns {ReadonlyMap<string, string[]>} Names of classes, by constant. */
  #constantOwners() {
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
   * @param {string} name - Without anything around it.
   * @returns {boolean} True if it is a name, whatever it names.
   */
  hasWord(name) {
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
   * @param {string} name - Of the parent.
   * @returns {readonly string[]} Names of the children.
   */
  childrenOf(name) {
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
   * @param {string} name - Without the leading backslash.
   * @returns {boolean} True if at least one does.
   */
  hasNamespace(name) {
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
   * @param {string} name - Without namespace.
   * @returns {string | undefined} The full name of a class that ends so.
   */
  classByShortName(name) {
    return this.#classesByShortName().get(name.toLowerCase())?.at(-1);
  }

  /**
   * Lists the last parts of the names of all classes.
   *
   * @returns {string[]} Each once, in lower case.
   */
  shortNames() {
    return [...this.#classesByShortName().keys()];
  }

  /**
   * Whether the last part of a class name says which class it is.
   *
   * @param {string} name - Without namespace.
   * @returns {boolean} False if several classes are called so. An old name of a class does not count.
   */
  isUnique(name) {
    const names = this.#classesByShortName().get(name.toLowerCase()) ?? [];
    return names.filter((full) => !this.find('class', full)?.detail.startsWith('alias ')).length <= 1;
  }

  /** @returns {ReadonlyMap<string, string[]>} Full names by the last part, in lower case. */
  #classesByShortName() {
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
 * @param {string} text - Content of the file.
 * @param {SymbolSet} symbols - Takes what the file lists.
 * @param {(detail: string) => boolean} [isWanted] - Leaves out symbols by their detail.
 */
export function readSymbols(text, symbols, isWanted = () => true) {
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
 * @param {string} directory - The folder `data`.
 * @param {string} version - Of the platform, such as `4.2`.
 * @returns {SymbolSet} The symbols.
 */
export function loadSymbols(directory, version) {
  const read = (/** @type {string[]} */ ...parts) => readFileSync(path.join(directory, ...parts), 'utf8');
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
