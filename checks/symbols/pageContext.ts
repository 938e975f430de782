import {distance} from 'fastest-levenshtein';
import {ClassLookup} from './classes.ts';
import {ClassUses} from './classUses.ts';
import {componentsOf, foldersOf} from './components.ts';
import {SymbolSet, type SymbolEntry, type ClassEntry} from './symbolSet.ts';
import {ModuleUses} from './moduleUses.ts';
import {isExampleName, isLibraryClass, isLibraryModule, shownName} from './names.ts';
import {isSlip, nearest} from './nearest.ts';
import {TableUses} from './tableUses.ts';
import type {Marks} from './page.ts';

/** Versions that the pages are about, and what each of them has. */
export type Versions = ReadonlyMap<string, SymbolSet>;

/** What one page may name: the symbols of its version, and what its own samples declare. */
export class PageContext {
  own = new SymbolSet();
  /** Full names of classes by what samples call them, in lower case. */
  shortNames = new Map<string, string>();
  /** Classes of properties: `class.property` to the name of a class, the key in lower case. */
  properties = new Map<string, string>();
  /** Names that samples give to what they put into a record, or select from the database. */
  fields = new Set<string>();
  /** Whether the page tells what came and went. */
  isHistory = false;
  /** Words of all code on the page. */
  words = new Set<string>();
  /** Words of the samples alone. */
  sampleWords = new Set<string>();
  /** Classes that a class of which the page shows a part is likely to extend. */
  likelyParents = new Map<string, string[]>();
  /** Names that the sample uses only if they exist, in lower case. */
  guarded = new Set<string>();
  /** Of the place that is being checked. */
  marks: Marks = {deprecated: false, since: []};
  lookup = new ClassLookup(this.own);
  classes = new ClassUses(this);
  modules = new ModuleUses(this);
  tables = new TableUses(this);
  #report: (line: number, fault: string, name: string) => void;
  #version;
  readonly versions: Versions;
  readonly platform: SymbolSet;
  readonly examples: SymbolSet;
  #components: Set<string> | undefined;

  /**
   * Takes a version, and the page's own declarations later.
   *
   * @param version - Of the platform.
   * @param versions - What each version has.
   * @param report - Takes line, fault and name.
   * @param examples - What the plugins of the samples have, as other pages show it.
   */
  constructor(
    version: string,
    versions: Versions,
    report: (line: number, fault: string, name: string) => void,
    examples: SymbolSet = new SymbolSet(),
  ) {
    this.#version = version;
    this.versions = versions;
    this.platform = versions.get(version) ?? new SymbolSet();
    this.#report = report;
    this.examples = examples;
  }

  /**
   * Lists the names of a kind.
   *
   * @param kind - Such as `function`.
   * @returns Of the version and of the page.
   */
  namesOf(kind: string): string[] {
    return [...this.own.namesOf(kind), ...this.platform.namesOf(kind)];
  }

  /**
   * Whether a name belongs to the plugins of the samples.
   *
   * @param name - Of any kind.
   * @returns True for `local_greetings_cron` and `mod/tally:view`, and for placeholders.
   */
  isExample(name: string): boolean {
    return isExampleName(name);
  }

  /**
   * @returns Components that the platform ships.
   */
  components(): ReadonlySet<string> {
    this.#components ??= componentsOf(this.platform);
    return this.#components;
  }

  /**
   * Whether a text begins with a component that the platform ships.
   *
   * @param text - Such as `core\event\user_created`.
   * @returns True if what it names has to exist.
   */
  isPlatformName(text: string): boolean {
    return this.components().has(/^\\?(\w+)/.exec(text)?.[1] ?? '') && !isExampleName(text);
  }

  /**
   * Tells where components lie.
   *
   * @returns Types of plugins, and subsystems, by folder.
   */
  folders(): ReadonlyMap<string, string> {
    return foldersOf(this.platform);
  }

  /**
   * Finds what is no member of a class.
   *
   * @param kind - Such as `function`.
   * @param name - Without a leading backslash.
   * @returns The symbol, of the page or of the version.
   */
  find(kind: string, name: string): SymbolEntry | undefined {
    return this.own.find(kind, name) ?? this.platform.find(kind, name);
  }

  /**
   * Whether the page itself declares a symbol.
   *
   * @param entry - A function or a method.
   * @returns False for what the version has.
   */
  isOwn(entry: SymbolEntry): boolean {
    return entry === this.own.find(entry.kind, entry.name) || this.own.methodsNamed(entry.name).includes(entry);
  }

  /**
   * Finds a class, interface or trait.
   *
   * @param name - In full.
   * @param platform - Where to look besides the page; the page's version by default.
   * @returns The class.
   */
  findClass(name: string, platform: SymbolSet = this.platform): ClassEntry | undefined {
    return this.lookup.find(name, platform);
  }

  /**
   * Takes note that the page shows a part of a class only, so that what is missing may stand elsewhere.
   *
   * @param name - Of the class.
   */
  markPartial(name: string) {
    this.lookup.partial.add(name.toLowerCase());
  }

  /**
   * Whether classes stand in a namespace.
   *
   * @param name - Without the leading backslash.
   * @returns True if the page or the version has one there.
   */
  isNamespace(name: string): boolean {
    return this.own.hasNamespace(name) || this.platform.hasNamespace(name);
  }

  /**
   * Finds a class by the last part of its name, as tables that list the methods of one class write it.
   *
   * @param name - Without namespace.
   * @returns The full name of a class that ends so.
   */
  classByShortName(name: string): string | undefined {
    return this.platform.classByShortName(name);
  }

  /**
   * Whether the last part of a class name says which class it is.
   *
   * @param name - Without namespace.
   * @returns False if several classes of the version are called so.
   */
  isUniqueClass(name: string): boolean {
    return this.platform.isUnique(name);
  }

  /**
   * Lists what a class takes members from.
   *
   * @param name - Of the class.
   * @returns Names, nearest first, as far as they are known.
   */
  ancestorsOf(name: string): string[] {
    return this.lookup.ancestorsOf(name, this.platform);
  }

  /**
   * Finds a method of a class or of what it inherits from.
   *
   * @param owner - Name of the class.
   * @param method - Name of the method.
   * @param platform - Where to look besides the page.
   * @returns `open` if the class may have it without the data saying so.
   */
  findMethod(owner: string, method: string, platform: SymbolSet = this.platform): SymbolEntry | 'open' | undefined {
    const found = this.lookup.findMember(owner, ({methods}) => methods.get(method.toLowerCase()), platform);
    return found === undefined && method.toLowerCase() === '__construct' ? 'open' : found;
  }

  /**
   * Lists what has a bare name with brackets: functions, methods, callbacks, and what modules export.
   *
   * @param name - Without brackets.
   * @param platform - Where to look besides the page.
   * @returns All that match.
   */
  callables(name: string, platform: SymbolSet = this.platform): SymbolEntry[] {
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
   * @param look - Finds all that the name may mean.
   * @param known - Names to suggest.
   */
  judge(
    kind: string,
    name: string,
    line: number,
    look: (platform: SymbolSet) => readonly SymbolEntry[] | 'open',
    known: () => Iterable<string>,
  ) {
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
   * @param known - Names that exist.
   */
  #isGone(name: string, known: () => Iterable<string>) {
    return this.isHistory && ![...known()].some((candidate) => isSlip(name, candidate));
  }

  /**
   * Whether the sample asks if something exists before it uses it. It need not exist then, unless its name is a slip.
   *
   * @param isElsewhere - Whether another version has it.
   * @param known - Names that exist.
   */
  #isGuarded(name: string, isElsewhere: boolean, known: () => Iterable<string>) {
    const last = name.split('::').at(-1) ?? '';
    return (
      (this.guarded.has(name.toLowerCase()) || this.guarded.has(last.toLowerCase())) &&
      (isElsewhere || ![...known()].some((candidate) => isSlip(name, candidate)))
    );
  }

  /**
   * Finds the class of this version that another version knows under a new name.
   *
   * @param name - The new name.
   * @returns Names that the other version keeps as aliases, as far as this version has them.
   */
  #aliasesOf(kind: string, name: string): string[] {
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
   */
  reportSlip(kind: string, name: string, near: string, line: number) {
    this.#report(line, `${shownName(kind, name)} is nowhere on this page; nearest: ${shownName(kind, near)}.`, name);
  }

  /**
   * Checks a name that is no member of anything.
   *
   * @param kind - Such as `function`.
   * @param name - Without a leading backslash.
   * @param line - Of the page.
   */
  use(kind: string, name: string, line: number) {
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
   * @param name - Such as `local_greetings_extend_navigation_frontpage`.
   * @param line - Of the page.
   */
  useCallback(name: string, line: number) {
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
   * @param name - Without brackets.
   * @param line - Of the page.
   */
  useCallable(name: string, line: number) {
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
   * @param name - Such as `core_user_get_users`.
   * @param kinds - What it may be.
   * @param shownKind - What to call it.
   * @param line - Of the page.
   */
  useAny(name: string, kinds: readonly string[], shownKind: string, line: number) {
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
   * @param name - Such as `NOREPLY_USER`.
   * @param line - Of the page.
   */
  useBareConstant(name: string, line: number) {
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
   * @param name - Such as `moodle_database`.
   * @param kinds - What it may be.
   * @param line - Of the page.
   */
  useBareName(name: string, kinds: readonly string[], line: number) {
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
   * @param name - Such as `context_helper`.
   * @param kinds - What it may be.
   * @returns True if it is a symbol, and not one of the page's version.
   */
  isOfOtherVersion(name: string, kinds: readonly string[]): boolean {
    const has = (symbols: SymbolSet) => kinds.some((kind) => symbols.find(kind, name) !== undefined);
    return !has(this.own) && !has(this.platform) && [...this.versions.values()].some(has);
  }
}
