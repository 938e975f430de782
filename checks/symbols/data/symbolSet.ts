import {ClassIndex} from './classIndex.ts';
import {componentsOf} from './components.ts';
import type {ClassEntry, SymbolEntry} from './symbol.ts';

/** PHP ignores the case of these names. */
const caseInsensitiveKinds = new Set(['function', 'class', 'event', 'task']);

function keyOf(kind: string, name: string): string {
  return caseInsensitiveKinds.has(kind) ? name.toLowerCase() : name;
}

/** Reads what a class extends, implements and uses from its detail. */
function parentsOf(detail: string): string[] {
  return detail
    .replace(/ since [\d.]+$/, '')
    .split(/ (?:extends|implements|uses) /)
    .slice(1)
    .flatMap((list) => list.split(/[\s,]+/));
}

/** The symbols of one source: a version of the platform, a page, or the sample plugins. */
export class SymbolSet {
  readonly kinds = new Map<string, Map<string, SymbolEntry>>();
  /** By name in lower case. */
  readonly classes = new Map<string, ClassEntry>();
  readonly classIndex = new ClassIndex(this.classes);
  private namesByKind = new Map<string, string[]>();
  private words: Set<string> | undefined;

  /**
   * Adds a symbol that is not a class member. If the name exists already, the first entry stays.
   *
   * @param name - Without a leading backslash.
   * @param detail - For a class, its kind and its parents.
   * @returns The entry that the set has for the name.
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
   * @param className - A class that has been added.
   * @param detail - The signature of a method, or the value of a constant with `=` before it.
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

  /** Lists the names of a kind. */
  namesOf(kind: string): readonly string[] {
    const entries = this.kinds.get(kind);
    let names = this.namesByKind.get(kind) ?? [];
    if (entries && names.length < entries.size) {
      names = [...entries.values()].map(({name}) => name);
      this.namesByKind.set(kind, names);
    }
    return names;
  }

  /** Whether a symbol, a method, a column or a component has a name. */
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
