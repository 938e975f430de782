import {ClassIndex} from './classIndex.ts';
import {componentsOf} from './components.ts';
import type {ClassEntry, SymbolEntry} from './symbol.ts';

/** The kinds of names that are case-insensitive in PHP. */
const caseInsensitiveKinds = new Set(['function', 'class', 'event', 'task']);

function keyOf(kind: string, name: string): string {
  return caseInsensitiveKinds.has(kind) ? name.toLowerCase() : name;
}

/** Reads the names of the classes, interfaces and traits that a class inherits from, which are part of its detail. */
function parentsOf(detail: string): string[] {
  return detail
    .replace(/ since [\d.]+$/, '')
    .split(/ (?:extends|implements|uses) /)
    .slice(1)
    .flatMap((list) => list.split(/[\s,]+/));
}

/** The symbols from one source: a platform version, a page, or the sample plugins. */
export class SymbolSet {
  readonly kinds = new Map<string, Map<string, SymbolEntry>>();
  /** The classes, by lower-case name. */
  readonly classes = new Map<string, ClassEntry>();
  readonly classIndex = new ClassIndex(this.classes);
  private namesByKind = new Map<string, string[]>();
  private words: Set<string> | undefined;

  /**
   * Adds a symbol that is not a class member. If the set already contains the name, the existing entry is kept.
   *
   * @param name - The name, without a leading backslash.
   * @param detail - For a class, its kind and its parents.
   * @returns The set's entry for the name.
   */
  add(kind: string, name: string, detail = '', deprecated = '', place = ''): SymbolEntry {
    const key = keyOf(kind, name);
    let entries = this.kinds.get(kind);
    if (!entries) {
      entries = new Map();
      this.kinds.set(kind, entries);
    }
    const existing = entries.get(key);
    if (existing) {
      return existing;
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
   * @param className - A class that has been added before.
   * @param detail - The signature of a method, or `=` and the value of a constant.
   */
  addMember(className: string, name: string, detail: string, deprecated = '') {
    const owner = this.classes.get(className.toLowerCase());
    if (detail.startsWith('=')) {
      owner?.constants.set(name, {kind: 'class constant', name, detail, deprecated});
    } else {
      owner?.methods.set(name.toLowerCase(), {kind: 'method', name, detail, deprecated});
    }
  }

  /** Finds a symbol that is not a class member. */
  find(kind: string, name: string): SymbolEntry | undefined {
    return this.kinds.get(kind)?.get(keyOf(kind, name));
  }

  /** Lists all names of a kind. */
  namesOf(kind: string): readonly string[] {
    const entries = this.kinds.get(kind);
    let names = this.namesByKind.get(kind) ?? [];
    if (entries && names.length < entries.size) {
      names = [...entries.values()].map(({name}) => name);
      this.namesByKind.set(kind, names);
    }
    return names;
  }

  /** Returns whether a name belongs to any symbol, method, column or component. */
  hasWord(name: string): boolean {
    this.words ??= new Set([
      ...[...this.kinds.keys()].flatMap((kind) => this.namesOf(kind)),
      ...this.classIndex.methodNames(),
      ...[...(this.kinds.get('table')?.values() ?? [])].flatMap(({detail}) => detail.match(/\w+(?=:)/g) ?? []),
      ...componentsOf(this.kinds),
    ]);
    return this.words.has(name);
  }
}
