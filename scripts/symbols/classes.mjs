// @ts-check

/**
 * @typedef {import('./data.mjs').SymbolEntry} SymbolEntry
 * @typedef {import('./data.mjs').SymbolSet} SymbolSet
 * @typedef {import('./data.mjs').ClassEntry} ClassEntry
 */

/** Methods that answer calls of any name. */
const magic = ['__call', '__callstatic'];

/** Classes of which the page shows parts only, and those that the page and a version have. */
export class ClassLookup {
  /** @type {Set<string>} By name in lower case. */
  partial = new Set();
  #own;

  /**
   * Takes what the page declares.
   *
   * @param {SymbolSet} own - May grow.
   */
  constructor(own) {
    this.#own = own;
  }

  /**
   * Finds a class, interface or trait.
   *
   * @param {string} name - In full.
   * @param {SymbolSet} platform - Where to look besides the page.
   * @returns {ClassEntry | undefined} The class.
   */
  find(name, platform) {
    return this.#own.classes.get(name.toLowerCase()) ?? platform.classes.get(name.toLowerCase());
  }

  /**
   * Lists what a class takes members from.
   *
   * @param {string} name - Of the class.
   * @param {SymbolSet} platform - Where to look besides the page.
   * @param {Set<string>} [seen] - Classes that have been listed.
   * @returns {string[]} Names, nearest first, as far as they are known.
   */
  ancestorsOf(name, platform, seen = new Set()) {
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
   * @param {string} owner - Name of the class.
   * @param {(entry: ClassEntry) => SymbolEntry | undefined} pick - Takes the member from a class.
   * @param {SymbolSet} platform - Where to look besides the page.
   * @returns {SymbolEntry | 'open' | undefined} `open` if a part of the class cannot be seen.
   */
  findMember(owner, pick, platform) {
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
   * @param {string} owner - Name of the class.
   * @param {(entry: ClassEntry) => ReadonlyMap<string, SymbolEntry>} pick - Takes the members from a class.
   * @param {SymbolSet} platform - Where to look besides the page.
   * @returns {SymbolEntry[]} All that are known; the nearest first.
   */
  members(owner, pick, platform) {
    return [owner, ...this.ancestorsOf(owner, platform)].flatMap((name) => {
      const entry = this.find(name, platform);
      return entry ? [...pick(entry).values()] : [];
    });
  }

  /**
   * Finds a method of the classes that extend or implement one.
   *
   * @param {string} owner - Name of the class.
   * @param {string} method - Name of the method.
   * @param {SymbolSet} platform - Where to look besides the page.
   * @returns {SymbolEntry[]} One for each class that has it.
   */
  inDescendants(owner, method, platform) {
    const open = [owner];
    const seen = new Set(open);
    /** @type {SymbolEntry[]} */
    const found = [];
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
