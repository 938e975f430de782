import type {ClassEntry, SymbolEntry} from './symbol.ts';

function shortName(name: string): string {
  return (name.split('\\').at(-1) ?? '').toLowerCase();
}

function append<T>(lists: Map<string, T[]>, key: string, item: T) {
  const list = lists.get(key);
  if (list) {
    list.push(item);
  } else {
    lists.set(key, [item]);
  }
}

/** Finds classes and members by parts of their names. Each index is built when it is first needed. */
export class ClassIndex {
  private methods: Map<string, SymbolEntry[]> | undefined;
  private constantOwners: Map<string, string[]> | undefined;
  private children: Map<string, string[]> | undefined;
  private namespaces: Set<string> | undefined;
  private byShortName: Map<string, ClassEntry[]> | undefined;

  constructor(private readonly classes: ReadonlyMap<string, ClassEntry>) {}

  /** Lists the methods with a name in all classes. */
  methodsNamed(name: string): readonly SymbolEntry[] {
    return this.methodsByName().get(name.toLowerCase()) ?? [];
  }

  /** Lists each method name once, as the first class that declares it spells it. */
  methodNames(): string[] {
    return [...this.methodsByName().values()].map(([first]) => first?.name ?? '');
  }

  private methodsByName(): ReadonlyMap<string, SymbolEntry[]> {
    if (!this.methods) {
      this.methods = new Map();
      for (const {methods} of this.classes.values()) {
        for (const [key, method] of methods) {
          append(this.methods, key, method);
        }
      }
    }
    return this.methods;
  }

  /** Lists the names of the classes that declare a constant. */
  classesWithConstant(name: string): readonly string[] {
    return this.classesByConstant().get(name) ?? [];
  }

  /** Lists the name of each class constant once. */
  constantNames(): string[] {
    return [...this.classesByConstant().keys()];
  }

  private classesByConstant(): ReadonlyMap<string, string[]> {
    if (!this.constantOwners) {
      this.constantOwners = new Map();
      for (const {name, constants} of this.classes.values()) {
        for (const constant of constants.keys()) {
          append(this.constantOwners, constant, name);
        }
      }
    }
    return this.constantOwners;
  }

  /** Lists the names of the classes that directly extend, implement or use a class, and of its aliases. */
  childrenOf(name: string): readonly string[] {
    if (!this.children) {
      this.children = new Map();
      for (const child of this.classes.values()) {
        for (const parent of child.parents) {
          append(this.children, parent.toLowerCase(), child.name);
        }
      }
    }
    return this.children.get(name.toLowerCase()) ?? [];
  }

  /** Returns whether a namespace, or a namespace below it, contains a class. */
  hasNamespace(name: string): boolean {
    if (!this.namespaces) {
      this.namespaces = new Set();
      for (const key of this.classes.keys()) {
        for (let end = key.lastIndexOf('\\'); end > 0; end = key.lastIndexOf('\\', end - 1)) {
          this.namespaces.add(key.slice(0, end));
        }
      }
    }
    return this.namespaces.has(name.toLowerCase());
  }

  /** Finds the full name of a class by its name without the namespace. */
  classByShortName(name: string): string | undefined {
    return this.classesByShortName().get(name.toLowerCase())?.at(-1)?.name;
  }

  /** Lists the names of all classes without their namespaces, each name once and in lower case. */
  shortNames(): string[] {
    return [...this.classesByShortName().keys()];
  }

  /** Returns whether at most one class has a name, ignoring namespaces. Aliases are not counted. */
  isUniqueShortName(name: string): boolean {
    const classes = this.classesByShortName().get(name.toLowerCase()) ?? [];
    return classes.filter(({detail}) => !detail.startsWith('alias ')).length <= 1;
  }

  private classesByShortName(): ReadonlyMap<string, ClassEntry[]> {
    if (!this.byShortName) {
      this.byShortName = new Map();
      for (const entry of this.classes.values()) {
        append(this.byShortName, shortName(entry.name), entry);
      }
    }
    return this.byShortName;
  }
}
