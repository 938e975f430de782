import type {NameVerifier} from '../context/nameVerifier.ts';
import type {PageSymbols} from '../context/pageSymbols.ts';
import {isExampleName, isLibraryClass} from '../data/ignoredNames.ts';
import {isTypo} from '../data/similarNames.ts';
import type {SymbolEntry} from '../data/symbol.ts';
import type {SymbolSet} from '../data/symbolSet.ts';
import type {NameRules} from './nameRules.ts';

/** Methods that tests may call on any object, because the object may be a test double. */
const testDoubleMethods = new Set(['expects', 'method']);

/**
 * How much is known about the class of an object:
 *
 * - `any`: the object can have any class, so at least one class must have the method.
 * - `partial`: the class may have methods that the page does not show, so a method is only reported if it exists in other
 *   versions only, or looks like a typo for an existing method.
 * - `external`: the class is unknown, so only typos are reported.
 */
export type OwnerKnowledge = 'any' | 'partial' | 'external';

/**
 * Finds the missing method of a web service if a class declares the other two. The three methods have names such as
 * `execute`, `execute_parameters` and `execute_returns`.
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
   * Checks a class name without a namespace in a sample that shows all its imports. Another page may declare a sample
   * plugin's class, so for these classes only typos and the names of global classes are reported.
   *
   * @param fullName - The name with the sample's namespace.
   * @param name - The name as the sample spells it.
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
   * Checks a class name without a namespace in a sample that omits its imports. The class can be in any namespace. It may
   * also belong to a sample plugin, unless the name looks like a typo.
   *
   * @param fullName - The name with the sample's namespace.
   * @param name - The name as the sample spells it.
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
   * @param mayBeSubclass - Whether the object can be an instance of a subclass of the owner.
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
   * Checks a method that a class on the page declares. It must not be a typo for an inherited method, and it must not
   * override a method that only another version has.
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

  /** Checks a method that a partly shown class declares. A typo for any method is reported, as the parents may be unknown. */
  private checkDeclaredMethodOfPartialClass(method: string, line: number) {
    const indexes = [this.symbols.samplePlugins, this.symbols.platform].map(({classIndex}) => classIndex);
    const methodNames = () => indexes.flatMap((index) => index.methodNames());
    const isKnown = indexes.some((index) => index.methodsNamed(method).length > 0);
    if (!isKnown && methodNames().some((known) => isTypo(method, known))) {
      this.verifier.verify({kind: 'method', name: method, line}, () => [], methodNames);
    }
  }

  /** Checks a class constant. */
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

  /** Checks a constant of an unknown class. It is only reported if it looks like a typo for an existing class constant. */
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
