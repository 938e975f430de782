import {distance} from 'fastest-levenshtein';
import type {NameVerifier} from '../context/nameVerifier.ts';
import type {PageSymbols} from '../context/pageSymbols.ts';
import {isExampleName, isLibraryClass, isLibraryModule} from '../data/ignoredNames.ts';
import {isTypo} from '../data/similarNames.ts';
import type {SymbolSet} from '../data/symbolSet.ts';

/** Checks names that are not members of a class, a module or a table. */
export class NameRules {
  constructor(
    private readonly symbols: PageSymbols,
    private readonly verifier: NameVerifier,
  ) {}

  /**
   * Checks a name whose kind is known.
   *
   * @param name - The name, without a leading backslash.
   */
  check(kind: string, name: string, line: number) {
    const isOfLibrary = kind === 'class' ? isLibraryClass(name) : kind === 'module' && isLibraryModule(name);
    if (isOfLibrary || this.symbols.declared.find(kind, name)) {
      return;
    }
    if (isExampleName(name)) {
      this.checkExample(kind, name, line);
      return;
    }
    this.verifier.verify(
      {kind, name, line},
      (platform) => [platform.find(kind, name)].filter((entry) => entry !== undefined),
      () => this.symbols.namesOf(kind),
    );
  }

  /**
   * Checks a name that belongs to a sample plugin. Another page may declare it, so it is only reported if it nearly matches
   * a name that this page declares.
   */
  private checkExample(kind: string, name: string, line: number) {
    const {declared, samplePlugins} = this.symbols;
    if (samplePlugins.find(kind, name) || (kind !== 'class' && kind !== 'function')) {
      return;
    }
    const near = [...(declared.kinds.get(kind)?.values() ?? [])].find((entry) => distance(entry.name, name) <= 2);
    if (near) {
      this.verifier.reportTypo({kind, name, line}, near.name);
    }
  }

  /**
   * Checks a sample plugin's function whose name looks like a callback. Plugins also have other functions, so it is only
   * reported if it is a callback in other versions, or nearly matches a callback.
   */
  checkCallback(name: string, line: number) {
    const callback = /^(?:local_greetings|(?:mod_)?tally|(?:[a-z]+_)?[A-Z]{4,})_(\w+)$/.exec(name)?.[1] ?? '';
    const isNearMiss =
      !this.symbols.find('callback', callback) &&
      this.symbols
        .namesOf('callback')
        .some((known) => isTypo(callback, known) || (callback.length >= 8 && distance(known, callback) <= 2));
    if (isNearMiss || this.symbols.isOnlyInOtherVersions(callback, ['callback'])) {
      this.check('callback', callback, line);
    }
  }

  /**
   * Checks a name with parentheses, which may be a function or a method of any class.
   *
   * @param name - The name, without parentheses.
   */
  checkCallable(name: string, line: number) {
    if (isExampleName(name)) {
      this.checkCallback(name, line);
      return;
    }
    this.verifier.verify(
      {kind: 'function', name, line},
      (platform) => this.symbols.findCallables(name, platform),
      () => [...this.symbols.namesOf('function'), ...this.symbols.platform.classIndex.methodNames()],
    );
  }

  /**
   * Checks a name that can have several kinds.
   *
   * @param shownKind - The kind that messages mention.
   */
  checkAnyKind(name: string, kinds: readonly string[], shownKind: string, line: number) {
    if (isExampleName(name) || kinds.some((kind) => this.symbols.declared.find(kind, name))) {
      return;
    }
    this.verifier.verify(
      {kind: shownKind, name, line},
      (platform) => kinds.map((kind) => platform.find(kind, name)).filter((entry) => entry !== undefined),
      () => kinds.flatMap((kind) => this.symbols.namesOf(kind)),
    );
  }

  /**
   * Checks a constant that the text mentions without a class. It may belong to a class that the page names elsewhere, for
   * example in a table header.
   */
  checkConstant(name: string, line: number) {
    const {codeWords, declared, platform} = this.symbols;
    const owners = [declared, platform].flatMap((symbols) => symbols.classIndex.classesWithConstant(name));
    if (owners.some((owner) => codeWords.has(owner.split('\\').at(-1) ?? ''))) {
      return;
    }
    if (owners.length === 0 || this.symbols.find('constant', name)) {
      this.check('constant', name, line);
      return;
    }
    this.verifier.verify(
      {kind: 'constant', name, line},
      () => [],
      () => owners.map((owner) => `${owner}::${name}`),
    );
  }

  /**
   * Checks a word with underscores. It may not be a platform name at all, so it is only reported if it looks like a typo.
   *
   * @param kinds - The kinds of names that it can be.
   */
  checkWord(name: string, kinds: readonly string[], line: number) {
    const {declared, platform, sampleWords} = this.symbols;
    if (this.isKnownWord(name) || isExampleName(name) || sampleWords.has(name)) {
      return;
    }
    const lists = [
      ...[declared, platform].flatMap((symbols) => kinds.map((kind) => symbols.namesOf(kind))),
      [...this.symbols.components()],
    ];
    if (lists.some((names) => names.some((known) => isTypo(name, known)))) {
      this.verifier.verify(
        {kind: 'symbol', name, line},
        () => [],
        () => lists.flat(),
      );
    }
  }

  private isKnownWord(name: string): boolean {
    const {declared, samplePlugins, versions} = this.symbols;
    const sets: SymbolSet[] = [declared, samplePlugins, ...versions.values()];
    return sets.some((symbols) => symbols.hasWord(name));
  }
}
