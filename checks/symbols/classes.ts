import type {SymbolEntry, SymbolSet, ClassEntry} from './symbolSet.ts';

/** Methods that answer calls of any name. */
const magic = ['__call', '__callstatic'];

/** Classes of which the page shows parts only, and those that the page and a version have. */
export class ClassLookup {
  /** By name in lower case. */
  partial = new Set<string>();
  #own;

  /**
   * Takes what the page declares.
   *
   * @param own - May grow.
   */
  constructor(own: SymbolSet) {
    this.#own = own;
  }

  /**
   * Finds a class, interface or trait.
   *
   * @param name - In full.
   * @param platform - Where to look besides the page.
   * @returns The class.
   */
  find(name: string, platform: SymbolSet): ClassEntry | undefined {
    return this.#own.classes.get(name.toLowerCase()) ?? platform.classes.get(name.toLowerCase());
  }

  /**
   * Lists what a class takes members from.
   *
   * @param name - Of the class.
   * @param platform - Where to look besides the page.
   * @param seen - Classes that have been listed.
   * @returns Names, nearest first, as far as they are known.
   */
  ancestorsOf(name: string, platform: SymbolSet, seen = new Set<string>()): string[] {
    for (const parent of this.find(name, platform)?.parents ?? []) {
      if (!seen.has(parent)) {
        seen.add(parent);
        this.ancestorsOf(parent, platform, seen);
      }
    }
    return [...seen];
  }

  /**
   * Finds a member of a class or of what it inherits from.
   *
   * @param owner - Name of the class.
   * @param pick - Takes the member from a class.
   * @param platform - Where to look besides the page.
   * @returns `open` if a part of the class cannot be seen.
   */
  findMember(
    owner: string,
    pick: (entry: ClassEntry) => SymbolEntry | undefined,
    platform: SymbolSet,
  ): SymbolEntry | 'open' | undefined {
    let isOpen = false;
    for (const name of [owner, ...this.ancestorsOf(owner, platform)]) {
      const entry = this.find(name, platform);
      const member = entry && pick(entry);
      if (member) {
        return member;
      }
      isOpen ||= !entry || this.partial.has(name.toLowerCase()) || magic.some((method) => entry.methods.has(method));
    }
    return isOpen ? 'open' : undefined;
  }

  /**
   * Lists the members of a class, those that it inherits included.
   *
   * @param owner - Name of the class.
   * @param pick - Takes the members from a class.
   * @param platform - Where to look besides the page.
   * @returns All that are known; the nearest first.
   */
  members(
    owner: string,
    pick: (entry: ClassEntry) => ReadonlyMap<string, SymbolEntry>,
    platform: SymbolSet,
  ): SymbolEntry[] {
    return [owner, ...this.ancestorsOf(owner, platform)].flatMap((name) => {
      const entry = this.find(name, platform);
      return entry ? [...pick(entry).values()] : [];
    });
  }

  /**
   * Finds a method of the classes that extend or implement one.
   *
   * @param owner - Name of the class.
   * @param method - Name of the method.
   * @param platform - Where to look besides the page.
   * @returns One for each class that has it.
   */
  inDescendants(owner: string, method: string, platform: SymbolSet): SymbolEntry[] {
    const open = [owner];
    const seen = new Set(open);
    const found: SymbolEntry[] = [];
    while (open.length > 0) {
      const name = open.pop() ?? '';
      for (const child of [...this.#own.childrenOf(name), ...platform.childrenOf(name)]) {
        // What a child implements is no child of the class, but its methods are methods of the object.
        const entry = this.findMember(child, ({methods}) => methods.get(method.toLowerCase()), platform);
        if (entry !== undefined && entry !== 'open') {
          found.push(entry);
        }
        if (!seen.has(child)) {
          seen.add(child);
          open.push(child);
        }
      }
    }
    return found;
  }
}
