// @ts-check
import {distance} from 'fastest-levenshtein';
import {ClassLookup} from './classes.mjs';
import {ClassUses} from './class-uses.mjs';
import {componentsOf, foldersOf} from './components.mjs';
import {SymbolSet} from './data.mjs';
import {ModuleUses} from './module-uses.mjs';
import {isExampleName, isLibraryClass, isLibraryModule, shownName} from './names.mjs';
import {isSlip, nearest} from './nearest.mjs';
import {TableUses} from './table-uses.mjs';

/**
 * @typedef {import('./data.mjs').SymbolEntry} SymbolEntry
 * @typedef {import('./data.mjs').ClassEntry} ClassEntry
 * @typedef {import('./page.mjs').Marks} Marks
 */

/**
 * Versions that the pages are about, and what each of them has.
 *
 * @typedef {ReadonlyMap<string, SymbolSet>} Versions
 */

/** What one page may name: the symbols of its version, and what its own samples declare. */
export class World {
  own = new SymbolSet();
  /** @type {Map<string, string>} Full names of classes by what samples call them, in lower case. */
  shortNames = new Map();
  /** @type {Map<string, string>} Classes of properties: `class.property` to the name of a class, the key in lower case. */
  properties = new Map();
  /** @type {Set<string>} Names that samples give to what they put into a record, or select from the database. */
  fields = new Set();
  /** Whether the page tells what came and went. */
  isHistory = false;
  /** @type {Set<string>} Words of all code on the page. */
  words = new Set();
  /** @type {Set<string>} Words of the samples alone. */
  sampleWords = new Set();
  /** @type {Map<string, string[]>} Classes that a class of which the page shows a part is likely to extend. */
  likelyParents = new Map();
  /** @type {Set<string>} Names that the sample uses only if they exist, in lower case. */
  guarded = new Set();
  /** @type {Marks} Of the place that is being checked. */
  marks = {deprecated: false, since: []};
  lookup = new ClassLookup(this.own);
  classes = new ClassUses(this);
  modules = new ModuleUses(this);
  tables = new TableUses(this);
  /** @type {(line: number, fault: string, name: string) => void} */
  #report;
  #version;
  /** @type {Set<string> | undefined} */
  #components;

  /**
   * Takes a version, and the page's own declarations later.
   *
   * @param {string} version - Of the platform.
   * @param {Versions} versions - What each version has.
   * @param {(line: number, fault: string, name: string) => void} report - Takes line, fault and name.
   * @param {SymbolSet} [examples] - What the plugins of the samples have, as other pages show it.
   */
  constructor(version, versions, report, examples = new SymbolSet()) {
    this.#version = version;
    this.versions = versions;
    this.platform = versions.get(version) ?? new SymbolSet();
    this.#report = report;
    this.examples = examples;
  }

  /**
   * Lists the names of a kind.
   *
   * @param {string} kind - Such as `function`.
   * @returns {string[]} Of the version and of the page.
   */
  namesOf(kind) {
    return [...this.own.namesOf(kind), ...this.platform.namesOf(kind)];
  }

  /**
   * Whether a name belongs to the plugins of the samples.
   *
   * @param {string} name - Of any kind.
   * @returns {boolean} True for `local_greetings_cron` and `mod/tally:view`, and for placeholders.
   */
  isExample(name) {
    return isExampleName(name);
  }

  /** @returns {ReadonlySet<string>} Components that the platform ships. */
  components() {
    this.#components ??= componentsOf(this.platform);
    return this.#components;
  }

  /**
   * Whether a text begins with a component that the platform ships.
   *
   * @param {string} text - Such as `core\event\user_created`.
   * @returns {boolean} True if what it names has to exist.
   */
  isPlatformName(text) {
    return this.components().has(/^\\?(\w+)/.exec(text)?.[1] ?? '') && !isExampleName(text);
  }

  /**
   * Tells where components lie.
   *
   * @returns {ReadonlyMap<string, string>} Types of plugins, and subsystems, by folder.
   */
  folders() {
    return foldersOf(this.platform);
  }

  /**
   * Finds what is no member of a class.
   *
   * @param {string} kind - Such as `function`.
   * @param {string} name - Without a leading backslash.
   * @returns {SymbolEntry | undefined} The symbol, of the page or of the version.
   */
  find(kind, name) {
    return this.own.find(kind, name) ?? this.platform.find(kind, name);
  }

  /**
   * Whether the page itself declares a symbol.
   *
   * @param {SymbolEntry} entry - A function or a method.
   * @returns {boolean} False for what the version has.
   */
  isOwn(entry) {
    return entry === this.own.find(entry.kind, entry.name) || this.own.methodsNamed(entry.name).includes(entry);
  }

  /**
   * Finds a class, interface or trait.
   *
   * @param {string} name - In full.
   * @param {SymbolSet} [platform] - Where to look besides the page; the page's version by default.
   * @returns {ClassEntry | undefined} The class.
   */
  findClass(name, platform = this.platform) {
    return this.lookup.find(name, platform);
  }

  /**
   * Takes note that the page shows a part of a class only, so that what is missing may stand elsewhere.
   *
   * @param {string} name - Of the class.
   */
  markPartial(name) {
    this.lookup.partial.add(name.toLowerCase());
  }

  /**
   * Whether classes stand in a namespace.
   *
   * @param {string} name - Without the leading backslash.
   * @returns {boolean} True if the page or the version has one there.
   */
  isNamespace(name) {
    return this.own.hasNamespace(name) || this.platform.hasNamespace(name);
  }

  /**
   * Finds a class by the last part of its name, as tables that list the methods of one class write it.
   *
   * @param {string} name - Without namespace.
   * @returns {string | undefined} The full name of a class that ends so.
   */
  classByShortName(name) {
    return this.platform.classByShortName(name);
  }

  /**
   * Whether the last part of a class name says which class it is.
   *
   * @param {string} name - Without namespace.
   * @returns {boolean} False if several classes of the version are called so.
   */
  isUniqueClass(name) {
    return this.platform.isUnique(name);
  }

  /**
   * Lists what a class takes members from.
   *
   * @param {string} name - Of the class.
   * @returns {string[]} Names, nearest first, as far as they are known.
   */
  ancestorsOf(name) {
    return this.lookup.ancestorsOf(name, this.platform);
  }

  /**
   * Finds a method of a class or of what it inherits from.
   *
   * @param {string} owner - Name of the class.
   * @param {string} method - Name of the method.
   * @param {SymbolSet} [platform] - Where to look besides the page.
   * @returns {SymbolEntry | 'open' | undefined} `open` if the class may have it without the data saying so.
   */
  findMethod(owner, method, platform = this.platform) {
    const found = this.lookup.findMember(owner, ({methods}) => methods.get(method.toLowerCase()), platform);
    return found === undefined && method.toLowerCase() === '__construct' ? 'open' : found;
  }

  /**
   * Lists what has a bare name with brackets: functions, methods, callbacks, and what modules export.
   *
   * @param {string} name - Without brackets.
   * @param {SymbolSet} [platform] - Where to look besides the page.
   * @returns {SymbolEntry[]} All that match.
   */
  callables(name, platform = this.platform) {
    return [this.own, platform].flatMap((symbols) =>
      [
        symbols.find('function', name),
        symbols.find('callback', name),
        symbols.find('export', name),
        ...symbols.methodsNamed(name),
      ].filter((entry) => entry !== undefined),
    );
  }

  /**
   * Judges what was found for a name.
   *
   * @param {string} kind
   * @param {string} name
   * @param {number} line
   * @param {(platform: SymbolSet) => (readonly SymbolEntry[]) | 'open'} look - Finds all that the name may mean.
   * @param {() => Iterable<string>} known - Names to suggest.
   */
  judge(kind, name, line, look, known) {
    const found = look(this.platform);
    if (found === 'open') {
      return;
    }
    if (found.length === 0) {
      const others = [...this.versions].filter(([version, symbols]) => {
        const matches = version !== this.#version && look(symbols);
        return matches && matches !== 'open' && matches.length > 0;
      });
      // A badge may also say since when something has gone.
      const isSaid = others.some(([version]) =>
        Number(version) > Number(this.#version)
          ? this.marks.since.some((since) => since === version || since.startsWith(`${version}.`))
          : this.marks.deprecated || this.marks.since.some((since) => since.startsWith(this.#version)),
      );
      if (!isSaid && !this.#isGone(name, known) && !this.#isGuarded(name, others.length > 0, known)) {
        const where = others.length > 0 ? ` (${others.map(([version]) => version).join(', ')} has it)` : '';
        const near = [...new Set([...this.#aliasesOf(kind, name), ...nearest(name, known())])]
          .slice(0, 3)
          .map((candidate) => shownName(kind, candidate));
        const suggestion = near.length > 0 ? `; nearest: ${near.join(', ')}` : '';
        this.#report(line, `${shownName(kind, name)} is no ${kind} of ${this.#version}${where}${suggestion}.`, name);
      }
    } else if (!this.marks.deprecated && found.every(({deprecated}) => deprecated !== '')) {
      const since = found[0]?.deprecated === 'yes' ? '' : ` since ${found[0]?.deprecated ?? ''}`;
      this.#report(
        line,
        `${shownName(kind, name)} is deprecated${since}; name what replaces it, or mark it with <Deprecated>.`,
        name,
      );
    }
  }

  /**
   * Whether the page may tell of a name that went before there was data. A slip for a name that exists is none.
   *
   * @param {string} name
   * @param {() => Iterable<string>} known - Names that exist.
   */
  #isGone(name, known) {
    return this.isHistory && ![...known()].some((candidate) => isSlip(name, candidate));
  }

  /**
   * Whether the sample asks if something exists before it uses it. It need not exist then, unless its name is a slip.
   *
   * @param {string} name
   * @param {boolean} isElsewhere - Whether another version has it.
   * @param {() => Iterable<string>} known - Names that exist.
   */
  #isGuarded(name, isElsewhere, known) {
    const last = name.split('::').at(-1) ?? '';
    return (
      (this.guarded.has(name.toLowerCase()) || this.guarded.has(last.toLowerCase())) &&
      (isElsewhere || ![...known()].some((candidate) => isSlip(name, candidate)))
    );
  }

  /**
   * Finds the class of this version that another version knows under a new name.
   *
   * @param {string} kind
   * @param {string} name - The new name.
   * @returns {string[]} Names that the other version keeps as aliases, as far as this version has them.
   */
  #aliasesOf(kind, name) {
    return kind === 'class'
      ? [...this.versions.values()].flatMap((symbols) =>
          symbols.childrenOf(name).filter((child) => {
            const isAlias = symbols.classes.get(child.toLowerCase())?.detail.startsWith('alias');
            return isAlias && this.platform.find('class', child);
          }),
        )
      : [];
  }

  /**
   * Says that a name of the plugins of the samples is not on the page, although one that is nearly the same is known.
   *
   * @param {string} kind
   * @param {string} name
   * @param {string} near
   * @param {number} line
   */
  reportSlip(kind, name, near, line) {
    this.#report(line, `${shownName(kind, name)} is nowhere on this page; nearest: ${shownName(kind, near)}.`, name);
  }

  /**
   * Checks a name that is no member of anything.
   *
   * @param {string} kind - Such as `function`.
   * @param {string} name - Without a leading backslash.
   * @param {number} line - Of the page.
   */
  use(kind, name, line) {
    const isOfLibrary = kind === 'class' ? isLibraryClass(name) : kind === 'module' && isLibraryModule(name);
    if (isOfLibrary || this.own.find(kind, name)) {
      return;
    }
    if (isExampleName(name)) {
      if (this.examples.find(kind, name)) {
        return;
      }
      // It may stand on another page. What is a letter or two away from a name of this page is a slip.
      const [near] = [...(this.own.kinds.get(kind)?.values() ?? [])].filter((own) => distance(own.name, name) <= 2);
      if (near && (kind === 'class' || kind === 'function')) {
        this.reportSlip(kind, name, near.name, line);
      }
      return;
    }
    this.judge(
      kind,
      name,
      line,
      (platform) => [platform.find(kind, name)].filter((entry) => entry !== undefined),
      () => this.namesOf(kind),
    );
  }

  /**
   * Checks a function of an example plugin that is named like a callback. Plugins have functions of their own too, so
   * only what another version asks for, or what is a letter or two away from a callback, is a fault.
   *
   * @param {string} name - Such as `local_greetings_extend_navigation_frontpage`.
   * @param {number} line - Of the page.
   */
  useCallback(name, line) {
    const callback = /^(?:local_greetings|(?:mod_)?tally|(?:[a-z]+_)?[A-Z]{4,})_(\w+)$/.exec(name)?.[1] ?? '';
    const isOther = this.isOfOtherVersion(callback, ['callback']);
    const isNear =
      !this.find('callback', callback) &&
      this.namesOf('callback').some(
        (known) => isSlip(callback, known) || (callback.length >= 8 && distance(known, callback) <= 2),
      );
    if (isOther || isNear) {
      this.use('callback', callback, line);
    }
  }

  /**
   * Checks a bare name with brackets, which may be a function or a method of any class.
   *
   * @param {string} name - Without brackets.
   * @param {number} line - Of the page.
   */
  useCallable(name, line) {
    if (isExampleName(name)) {
      this.useCallback(name, line);
      return;
    }
    this.judge(
      'function',
      name,
      line,
      (platform) => this.callables(name, platform),
      () => [...this.namesOf('function'), ...this.platform.methodNames()],
    );
  }

  /**
   * Checks a name of which only the spelling is known: whatever kind it is, this version has to have it.
   *
   * @param {string} name - Such as `core_user_get_users`.
   * @param {readonly string[]} kinds - What it may be.
   * @param {string} shownKind - What to call it.
   * @param {number} line - Of the page.
   */
  useAny(name, kinds, shownKind, line) {
    if (isExampleName(name) || kinds.some((kind) => this.own.find(kind, name))) {
      return;
    }
    this.judge(
      shownKind,
      name,
      line,
      (platform) => kinds.map((kind) => platform.find(kind, name)).filter((entry) => entry !== undefined),
      () => kinds.flatMap((kind) => this.namesOf(kind)),
    );
  }

  /**
   * Checks a constant that a text names without a class. It may be that of a class which the page names elsewhere, as in
   * the head of a table.
   *
   * @param {string} name - Such as `NOREPLY_USER`.
   * @param {number} line - Of the page.
   */
  useBareConstant(name, line) {
    const owners = [this.own, this.platform].flatMap((symbols) => symbols.classesWithConstant(name));
    if (owners.some((owner) => this.words.has(owner.split('\\').at(-1) ?? ''))) {
      return;
    }
    if (owners.length === 0 || this.find('constant', name)) {
      this.use('constant', name, line);
      return;
    }
    this.judge(
      'constant',
      name,
      line,
      () => [],
      () => owners.map((owner) => `${owner}::${name}`),
    );
  }

  /**
   * Checks a word with underscores that may be anything. Nothing says that it is a name of the platform, so that only a
   * slip for one is a fault.
   *
   * @param {string} name - Such as `moodle_database`.
   * @param {readonly string[]} kinds - What it may be.
   * @param {number} line - Of the page.
   */
  useBareName(name, kinds, line) {
    const isKnown = [this.own, this.examples, ...this.versions.values()].some((symbols) => symbols.hasWord(name));
    if (isKnown || isExampleName(name) || this.sampleWords.has(name)) {
      return;
    }
    const lists = [
      ...[this.own, this.platform].flatMap((symbols) => kinds.map((kind) => symbols.namesOf(kind))),
      [...this.components()],
    ];
    if (lists.some((list) => list.some((known) => isSlip(name, known)))) {
      this.judge(
        'symbol',
        name,
        line,
        () => [],
        () => lists.flat(),
      );
    }
  }

  /**
   * Whether only other versions have a name.
   *
   * @param {string} name - Such as `context_helper`.
   * @param {readonly string[]} kinds - What it may be.
   * @returns {boolean} True if it is a symbol, and not one of the page's version.
   */
  isOfOtherVersion(name, kinds) {
    const has = (/** @type {SymbolSet} */ symbols) => kinds.some((kind) => symbols.find(kind, name) !== undefined);
    return !has(this.own) && !has(this.platform) && [...this.versions.values()].some(has);
  }
}
