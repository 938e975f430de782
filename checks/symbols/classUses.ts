import {isExampleName, isLibraryClass} from './names.ts';
import {isSlip} from './nearest.ts';
import type {PageContext} from './pageContext.ts';
import type {SymbolSet, SymbolEntry} from './symbolSet.ts';

/** What tests may call on any object, as it may stand in for another. */
const doubles = new Set(['expects', 'method']);

/**
 * A web service has three methods: `execute`, `execute_parameters` and `execute_returns`.
 *
 * @param declared - Methods of a class.
 * @returns Of each three of which the class has two, the one that it has not.
 */
function missingCompanions(declared: ReadonlyMap<string, SymbolEntry>): SymbolEntry[] {
  const bases = new Set([...declared.keys()].flatMap((name) => /^(.+)_(?:parameters|returns)$/.exec(name)?.[1] ?? []));
  return [...bases].flatMap((base) => {
    const missing = ['', '_parameters', '_returns'].map((end) => base + end).filter((name) => !declared.has(name));
    return missing.length === 1 ? missing.map((name) => ({kind: 'method', name, detail: '', deprecated: ''})) : [];
  });
}

/** Checks the classes that a page uses, and their members. */
export class ClassUses {
  #world;

  /**
   * Takes where names go.
   *
   * @param world - Of the page.
   */
  constructor(world: PageContext) {
    this.#world = world;
  }

  /**
   * Checks the class that a bare name stands for, in a sample that shows all that it imports. In the plugins of the
   * samples it may stand on another page, if it is not what a global class is called, and no slip for a known one.
   *
   * @param full - With the namespace.
   * @param name - As the sample writes it.
   * @param line - Of the page.
   */
  useLocalClass(full: string, name: string, line: number) {
    if (!isExampleName(full) || this.#world.own.find('class', full) || this.#world.examples.find('class', full)) {
      this.#world.use('class', full, line);
      return;
    }
    const isGlobal = this.#world.platform.find('class', name) !== undefined;
    const near = isGlobal
      ? [`\\${name}`]
      : [
          ...[...this.#world.shortNames].filter(([short]) => isSlip(name, short)).map(([, known]) => known),
          ...this.#world.namesOf('class').filter((known) => isSlip(name, known)),
        ];
    if (this.#world.isOfOtherVersion(name, ['class'])) {
      this.#world.use('class', name, line);
    } else if (near[0] !== undefined) {
      this.#world.reportSlip('class', full, near[0], line);
    }
  }

  /**
   * Checks the class that a bare name stands for, in a sample that leaves out what it imports: any class that is called
   * so, whatever its namespace. It may belong to the plugins of the samples, if it is no slip for a known one.
   *
   * @param full - With the namespace that the sample is in.
   * @param name - As the sample writes it.
   * @param line - Of the page.
   */
  useShortClass(full: string, name: string, line: number) {
    const look = (symbols: SymbolSet) => {
      const entry = symbols.find('class', full) ?? symbols.find('class', symbols.classByShortName(name) ?? '');
      return entry ? [entry] : [];
    };
    const isKnown = [this.#world.own, this.#world.examples, ...this.#world.versions.values()].some(
      (symbols) => look(symbols).length > 0,
    );
    const names = () => [this.#world.own, this.#world.platform].flatMap((symbols) => symbols.shortNames());
    if (look(this.#world.own).length > 0 || look(this.#world.examples).length > 0 || isLibraryClass(full)) {
      return;
    }
    if (isKnown || !isExampleName(full) || names().some((known) => isSlip(name, known))) {
      this.#world.judge('class', name, line, look, () => [...this.#world.namesOf('class'), ...names()]);
    }
  }

  /**
   * Checks a method.
   *
   * @param owner - Name of the class.
   * @param method - Its name.
   * @param line - Of the page.
   * @param isFamily - Whether the object may be of a class that extends the one that is known.
   */
  useMethod(owner: string, method: string, line: number, isFamily = false) {
    const look = (platform: SymbolSet) => {
      const found = this.#world.findMethod(owner, method, platform);
      if (found !== undefined) {
        return found === 'open' ? found : [found];
      }
      return isFamily ? this.#world.lookup.inDescendants(owner, method, platform) : [];
    };
    const names = () =>
      this.#world.lookup
        .members(owner, ({methods}) => methods, this.#world.platform)
        .map((entry) => `${owner}::${entry.name}`);
    // Whatever a test calls may be a double.
    if (doubles.has(method) || this.#isOfLibrary(owner)) {
      return;
    }
    if (!this.#world.findClass(owner)) {
      this.useSomeMethod(method, line, 'foreign');
    } else if (this.#world.findMethod(owner, method) === 'open') {
      this.useSomeMethod(method, line, 'open');
    } else {
      this.#world.judge('method', `${owner}::${method}`, line, look, names);
    }
  }

  /**
   * @param owner - A class.
   */
  #isOfLibrary(owner: string) {
    return [owner, ...this.#world.ancestorsOf(owner)].some(isLibraryClass);
  }

  /**
   * Checks the method of an object of which the class is not known, or not known in full.
   *
   * @param method - Its name.
   * @param line - Of the page.
   * @param owner - What is known of the class. Of `any` class that there is, one must have
   *   the method. An `open` class may have methods of its own, so that only what another version has, or what is a slip
   *   for a method that exists, is a fault. Of a `foreign` class nothing is known, so that only a slip is.
   */
  useSomeMethod(method: string, line: number, owner: 'any' | 'open' | 'foreign') {
    const look = (symbols: SymbolSet) => symbols.methodsNamed(method);
    if (method.startsWith('__') || look(this.#world.own).length > 0 || look(this.#world.examples).length > 0) {
      return;
    }
    const names = () =>
      [this.#world.own, this.#world.examples, this.#world.platform].flatMap((symbols) => symbols.methodNames());
    const isKnown = [...this.#world.versions.values()].some((symbols) => look(symbols).length > 0);
    const isFault = isKnown ? owner !== 'foreign' : owner === 'any' || names().some((known) => isSlip(method, known));
    if (isFault) {
      this.#world.judge('method', method, line, look, names);
    }
  }

  /**
   * Checks the name of a method that a class declares: it must be no slip for one that it inherits, and none that only
   * another version would call.
   *
   * @param owner - Name of the class, which the page declares.
   * @param method - Its name.
   * @param line - Of the page.
   */
  useOverride(owner: string, method: string, line: number) {
    const declared = this.#world.findClass(owner)?.methods ?? new Map();
    const likely = this.#world.likelyParents.get(owner) ?? [];
    const inherited = (platform: SymbolSet) =>
      [owner, ...likely]
        .flatMap((name) => [name, ...this.#world.lookup.ancestorsOf(name, platform)])
        .flatMap((name) => [...(platform.classes.get(name.toLowerCase())?.methods.values() ?? [])]);
    const here = [...inherited(this.#world.platform), ...missingCompanions(declared)].filter(
      ({name}) => !name.startsWith('__'),
    );
    const isNamed = ({name}: SymbolEntry) => name.toLowerCase() === method.toLowerCase();
    if (method.startsWith('__') || here.some(isNamed)) {
      return;
    }
    const isOther = [...this.#world.versions.values()].some((symbols) => inherited(symbols).some(isNamed));
    if (isOther || here.some(({name}) => !declared.has(name.toLowerCase()) && isSlip(method, name))) {
      this.#world.judge(
        'method',
        `${owner}::${method}`,
        line,
        (platform) => inherited(platform).filter(isNamed),
        () => here.map(({name}) => `${owner}::${name}`),
      );
    } else if (this.#world.lookup.partial.has(owner.toLowerCase())) {
      // What the class extends stands elsewhere, and so may what calls the method.
      const sets = [this.#world.examples, this.#world.platform];
      const names = () => sets.flatMap((symbols) => symbols.methodNames());
      const isKnown = sets.some((symbols) => symbols.methodsNamed(method).length > 0);
      if (!isKnown && names().some((known) => isSlip(method, known))) {
        this.#world.judge('method', method, line, () => [], names);
      }
    }
  }

  /**
   * Checks a property of a class that answers for its properties with methods: `magic_get_course` for `course`.
   *
   * @param owner - Name of the class.
   * @param property - Its name.
   * @param line - Of the page.
   */
  useProperty(owner: string, property: string, line: number) {
    const prefix = 'magic_get_';
    const names = () =>
      this.#world.lookup
        .members(owner, ({methods}) => methods, this.#world.platform)
        .filter(({name}) => name.startsWith(prefix))
        .map(({name}) => `${owner}.${name.slice(prefix.length)}`);
    if (names().length > 0) {
      const look = (platform: SymbolSet) => {
        const found = this.#world.findMethod(owner, `${prefix}${property}`, platform);
        return found === 'open' ? found : found ? [found] : [];
      };
      this.#world.judge('property', `${owner}.${property}`, line, look, names);
    }
  }

  /**
   * Checks a constant of a class.
   *
   * @param owner - Name of the class.
   * @param constant - Its name.
   * @param line - Of the page.
   */
  useClassConstant(owner: string, constant: string, line: number) {
    const look = (platform: SymbolSet) => {
      const found = this.#world.lookup.findMember(owner, ({constants}) => constants.get(constant), platform);
      return found === 'open' ? found : found ? [found] : [];
    };
    const names = () =>
      this.#world.lookup
        .members(owner, ({constants}) => constants, this.#world.platform)
        .map(({name}) => `${owner}::${name}`);
    if (this.#world.findClass(owner)) {
      this.#world.judge('class constant', `${owner}::${constant}`, line, look, names);
    }
  }

  /**
   * Checks a constant of a class that is not known. Only a slip for a constant that some class has is a fault.
   *
   * @param constant - Its name.
   * @param line - Of the page.
   */
  useSomeConstant(constant: string, line: number) {
    const sets = [this.#world.own, this.#world.examples, ...this.#world.versions.values()];
    const names = () => this.#world.platform.classConstantNames();
    if (
      !sets.some((symbols) => symbols.classesWithConstant(constant).length > 0) &&
      names().some((known) => isSlip(constant, known))
    ) {
      this.#world.judge('class constant', constant, line, () => [], names);
    }
  }
}
