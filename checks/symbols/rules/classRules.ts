import type {NameVerifier} from '../context/nameVerifier.ts';
import type {PageSymbols} from '../context/pageSymbols.ts';
import {isExampleName, isLibraryClass} from '../data/ignoredNames.ts';
import {isTypo} from '../data/similarNames.ts';
import type {SymbolEntry} from '../data/symbol.ts';
import type {SymbolSet} from '../data/symbolSet.ts';
import type {NameRules} from './nameRules.ts';

/** Methods that tests may call on any object, because it may be a test double. */
const testDoubleMethods = new Set(['expects', 'method']);

/**
 * What is known about the class of an object:
 *
 * - `any`: some class must have the method.
 * - `partial`: the class may have methods that the page does not show. Only methods of other versions and typos for
 *   existing methods are reported.
 * - `external`: the class is unknown. Only typos are reported.
 */
export type OwnerKnowledge = 'any' | 'partial' | 'external';

/**
 * Finds the third method of a web service, such as `execute`, `execute_parameters` and `execute_returns`, if a class
 * declares the other two.
 */
function missingWebServiceMethods(declared: ReadonlyMap<string, SymbolEntry>): SymbolEntry[] {
  const bases = new Set([...declared.keys()].flatMap((name) => /^(.+)_(?:parameters|returns)$/.exec(name)?.[1] ?? []));
  return [...bases].flatMap((base) => {
    const missing = ['', '_parameters', '_returns'].map((end) => base + end).filter((name) => !declared.has(name));
    return missing.length === 1 ? missing.map((name) => ({kind: 'method', name, detail: '', deprecated: ''})) : [];
  });
}

/** Checks classes and their members. */
export class ClassRules {
  constructor(
    private readonly symbols: PageSymbols,
    private readonly verifier: NameVerifier,
    private readonly names: NameRules,
  ) {}

  /**
   * Checks a class name without a namespace in a sample that shows all its imports. Classes of sample plugins may be
   * declared on another page, so for them only typos and the names of global classes are reported.
   *
   * @param fullName - With the namespace of the sample.
   * @param name - As the sample spells it.
   */
  checkClassInNamespace(fullName: string, name: string, line: number) {
    const {declared, platform, samplePlugins, shortNames} = this.symbols;
    if (!isExampleName(fullName) || declared.find('class', fullName) || samplePlugins.find('class', fullName)) {
      this.names.check('class', fullName, line);
      return;
    }
    if (this.symbols.isOnlyInOtherVersions(name, ['class'])) {
      this.names.check('class', name, line);
      return;
    }
    const isGlobal = platform.find('class', name) !== undefined;
    const [nearest] = isGlobal
      ? [`\\${name}`]
      : [
          ...[...shortNames].filter(([short]) => isTypo(name, short)).map(([, known]) => known),
          ...this.symbols.namesOf('class').filter((known) => isTypo(name, known)),
        ];
    if (nearest !== undefined) {
      this.verifier.reportTypo({kind: 'class', name: fullName, line}, nearest);
    }
  }

  /**
   * Checks a class name without a namespace in a sample that omits its imports. It can be a class of any namespace. It
   * may also belong to a sample plugin, unless it looks like a typo.
   *
   * @param fullName - With the namespace of the sample.
   * @param name - As the sample spells it.
   */
  checkShortClassName(fullName: string, name: string, line: number) {
    const {declared, platform, samplePlugins, versions} = this.symbols;
    const lookup = (symbols: SymbolSet) => {
      const entry =
        symbols.find('class', fullName) ?? symbols.find('class', symbols.classIndex.classByShortName(name) ?? '');
      return entry ? [entry] : [];
    };
    if (lookup(declared).length > 0 || lookup(samplePlugins).length > 0 || isLibraryClass(fullName)) {
      return;
    }
    const isKnown = [...versions.values()].some((symbols) => lookup(symbols).length > 0);
    const shortNames = () => [declared, platform].flatMap((symbols) => symbols.classIndex.shortNames());
    if (isKnown || !isExampleName(fullName) || shortNames().some((known) => isTypo(name, known))) {
      this.verifier.verify({kind: 'class', name, line}, lookup, () => [
        ...this.symbols.namesOf('class'),
        ...shortNames(),
      ]);
    }
  }

  /**
   * Checks a method of a class.
   *
   * @param mayBeSubclass - Whether the object can be of a class that extends the owner.
   */
  checkMethod(owner: string, method: string, line: number, mayBeSubclass = false) {
    const {hierarchy, platform} = this.symbols;
    if (testDoubleMethods.has(method) || [owner, ...this.symbols.ancestorsOf(owner)].some(isLibraryClass)) {
      return;
    }
    if (!this.symbols.findClass(owner)) {
      this.checkMethodName(method, line, 'external');
    } else if (this.symbols.findMethod(owner, method) === 'unknown') {
      this.checkMethodName(method, line, 'partial');
    } else {
      this.verifier.verify(
        {kind: 'method', name: `${owner}::${method}`, line},
        (symbols) => {
          const found = this.symbols.findMethod(owner, method, symbols);
          if (found !== undefined) {
            return found === 'unknown' ? found : [found];
          }
          return mayBeSubclass ? hierarchy.findInDescendants(owner, method, symbols) : [];
        },
        () => hierarchy.members(owner, ({methods}) => methods, platform).map(({name}) => `${owner}::${name}`),
      );
    }
  }

  /** Checks a method of an object whose class is not fully known. */
  checkMethodName(method: string, line: number, owner: OwnerKnowledge) {
    const {declared, platform, samplePlugins, versions} = this.symbols;
    const lookup = (symbols: SymbolSet) => symbols.classIndex.methodsNamed(method);
    if (method.startsWith('__') || lookup(declared).length > 0 || lookup(samplePlugins).length > 0) {
      return;
    }
    const methodNames = () =>
      [declared, samplePlugins, platform].flatMap((symbols) => symbols.classIndex.methodNames());
    const isKnown = [...versions.values()].some((symbols) => lookup(symbols).length > 0);
    const isWrong = isKnown
      ? owner !== 'external'
      : owner === 'any' || methodNames().some((known) => isTypo(method, known));
    if (isWrong) {
      this.verifier.verify({kind: 'method', name: method, line}, lookup, methodNames);
    }
  }

  /**
   * Checks a method that a class of the page declares: it must not be a typo for an inherited method, or override a
   * method that only another version has.
   */
  checkDeclaredMethod(owner: string, method: string, line: number) {
    const {hierarchy, likelyParents, platform, versions} = this.symbols;
    const declared = this.symbols.findClass(owner)?.methods ?? new Map();
    const inheritedFrom = (symbols: SymbolSet) =>
      [owner, ...(likelyParents.get(owner) ?? [])]
        .flatMap((name) => [name, ...hierarchy.ancestorsOf(name, symbols)])
        .flatMap((name) => [...(symbols.classes.get(name.toLowerCase())?.methods.values() ?? [])]);
    const expected = [...inheritedFrom(platform), ...missingWebServiceMethods(declared)].filter(
      ({name}) => !name.startsWith('__'),
    );
    const hasSameName = ({name}: SymbolEntry) => name.toLowerCase() === method.toLowerCase();
    if (method.startsWith('__') || expected.some(hasSameName)) {
      return;
    }
    const isOfOtherVersion = [...versions.values()].some((symbols) => inheritedFrom(symbols).some(hasSameName));
    if (isOfOtherVersion || expected.some(({name}) => !declared.has(name.toLowerCase()) && isTypo(method, name))) {
      this.verifier.verify(
        {kind: 'method', name: `${owner}::${method}`, line},
        (symbols) => inheritedFrom(symbols).filter(hasSameName),
        () => expected.map(({name}) => `${owner}::${name}`),
      );
    } else if (hierarchy.isPartial(owner)) {
      this.checkDeclaredMethodOfPartialClass(method, line);
    }
  }

  /** The parents of a partial class may be unknown, so a typo for any method counts. */
  private checkDeclaredMethodOfPartialClass(method: string, line: number) {
    const indexes = [this.symbols.samplePlugins, this.symbols.platform].map(({classIndex}) => classIndex);
    const methodNames = () => indexes.flatMap((index) => index.methodNames());
    const isKnown = indexes.some((index) => index.methodsNamed(method).length > 0);
    if (!isKnown && methodNames().some((known) => isTypo(method, known))) {
      this.verifier.verify({kind: 'method', name: method, line}, () => [], methodNames);
    }
  }

  /** Checks a property of a class that implements its properties as methods: `magic_get_course` for `course`. */
  checkProperty(owner: string, property: string, line: number) {
    const {hierarchy, platform} = this.symbols;
    const prefix = 'magic_get_';
    const properties = hierarchy
      .members(owner, ({methods}) => methods, platform)
      .filter(({name}) => name.startsWith(prefix))
      .map(({name}) => `${owner}.${name.slice(prefix.length)}`);
    if (properties.length > 0) {
      this.verifier.verify(
        {kind: 'property', name: `${owner}.${property}`, line},
        (symbols) => {
          const found = this.symbols.findMethod(owner, `${prefix}${property}`, symbols);
          return found === 'unknown' ? found : found ? [found] : [];
        },
        () => properties,
      );
    }
  }

  /** Checks a constant of a class. */
  checkConstant(owner: string, constant: string, line: number) {
    const {hierarchy, platform} = this.symbols;
    if (this.symbols.findClass(owner)) {
      this.verifier.verify(
        {kind: 'class constant', name: `${owner}::${constant}`, line},
        (symbols) => {
          const found = hierarchy.findMember(owner, ({constants}) => constants.get(constant), symbols);
          return found === 'unknown' ? found : found ? [found] : [];
        },
        () => hierarchy.members(owner, ({constants}) => constants, platform).map(({name}) => `${owner}::${name}`),
      );
    }
  }

  /** Checks a constant of an unknown class. Only a typo for a constant of some class is reported. */
  checkConstantName(constant: string, line: number) {
    const {declared, platform, samplePlugins, versions} = this.symbols;
    const sets: SymbolSet[] = [declared, samplePlugins, ...versions.values()];
    const constantNames = () => platform.classIndex.constantNames();
    if (
      !sets.some((symbols) => symbols.classIndex.classesWithConstant(constant).length > 0) &&
      constantNames().some((known) => isTypo(constant, known))
    ) {
      this.verifier.verify({kind: 'class constant', name: constant, line}, () => [], constantNames);
    }
  }
}
