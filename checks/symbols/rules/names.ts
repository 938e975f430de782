import {distance} from 'fastest-levenshtein';
import type {LookupKind, SymbolTable} from '../../../src/moodle/symbols/table.ts';
import {isExampleName, isLibraryClass, isLibraryModule} from '../data/ignoredNames.ts';
import {isTypo} from '../data/similarNames.ts';
import {componentsOf, type PageContext} from '../pageContext.ts';

/** Checks a name whose kind is known. It must not be a member of a class, a module or a table. */
export function checkName(page: PageContext, kind: LookupKind, name: string, line: number): void {
  checkAnyKind(page, name, [kind], kind, line);
}

/** Checks a name that can have several kinds, of which messages mention one. */
export function checkAnyKind(
  page: PageContext,
  name: string,
  kinds: readonly LookupKind[],
  shownKind: string,
  line: number,
): void {
  const isOfLibrary = shownKind === 'class' ? isLibraryClass(name) : shownKind === 'module' && isLibraryModule(name);
  if (isOfLibrary || kinds.some((kind) => page.declared.find(kind, name))) {
    return;
  }
  if (isExampleName(name)) {
    checkExample(page, shownKind, name, line);
    return;
  }
  page.verify(
    {kind: shownKind, name, line},
    (view) => kinds.map((kind) => view.find(kind, name)).filter((symbol) => symbol !== undefined),
    () => kinds.flatMap((kind) => page.namesOf(kind)),
  );
}

/**
 * Checks a name that belongs to a sample plugin. Another page may declare it, so it is only reported if it nearly matches a
 * name that this page declares.
 */
function checkExample(page: PageContext, kind: string, name: string, line: number): void {
  if ((kind === 'class' || kind === 'function') && !page.samplePlugins.find(kind, name)) {
    const near = page.declared.symbolsOf(kind).find((symbol) => distance(symbol.name, name) <= 2);
    if (near) {
      page.reportTypo({kind, name, line}, near.name);
    }
  }
}

/**
 * Checks a sample plugin's function whose name looks like a callback. Plugins also have other functions, so it is only
 * reported if it is a callback in other versions, or nearly matches a callback.
 */
export function checkCallback(page: PageContext, name: string, line: number): void {
  const callback = /^(?:local_greetings|(?:mod_)?tally|(?:[a-z]+_)?[A-Z]{4,})_(\w+)$/.exec(name)?.[1] ?? '';
  const isNearMiss =
    !page.view.find('callback', callback) &&
    page
      .namesOf('callback')
      .some((known) => isTypo(callback, known) || (callback.length >= 8 && distance(known, callback) <= 2));
  if (isNearMiss || page.isOnlyInOtherVersions(callback, ['callback'])) {
    checkName(page, 'callback', callback, line);
  }
}

/** Finds out whether a name with parentheses can be a function, a callback, an export or a method of any class. */
export function findCallables(view: SymbolTable, name: string) {
  return [
    ...(['function', 'callback', 'export'] as const).map((kind) => view.find(kind, name)),
    ...view.methodsNamed(name),
  ].filter((symbol) => symbol !== undefined);
}

/** Checks the name (without parentheses) of what may be a function or a method of any class. */
export function checkCallable(page: PageContext, name: string, line: number): void {
  if (isExampleName(name)) {
    checkCallback(page, name, line);
    return;
  }
  page.verify(
    {kind: 'function', name, line},
    (view) => findCallables(view, name),
    () => [...page.namesOf('function'), ...page.methodNames(page.platform)],
  );
}

/**
 * Checks a constant that the text mentions without a class. It may belong to a class that the page names elsewhere, for
 * example in a table header.
 */
export function checkConstant(page: PageContext, name: string, line: number): void {
  const owners = page.view.classesWithConstant(name).map((owner) => owner.name);
  if (owners.some((owner) => page.codeWords.has(owner.split('\\').at(-1) ?? ''))) {
    return;
  }
  if (owners.length === 0 || page.view.find('constant', name)) {
    checkName(page, 'constant', name, line);
    return;
  }
  page.verify(
    {kind: 'constant', name, line},
    () => [],
    () => owners.map((owner) => `${owner}::${name}`),
  );
}

const wordsOfTables = new WeakMap<SymbolTable, ReadonlySet<string>>();

/** Returns the names of all symbols, methods, columns and components of a version or of the sample plugins. */
function wordsOf(page: PageContext, table: SymbolTable): ReadonlySet<string> {
  const words =
    wordsOfTables.get(table) ??
    new Set([
      ...table.list().map(({name}) => name),
      ...table.symbolsOf('export').map(({name}) => name),
      ...page.methodNames(table),
      ...table.symbolsOf('table').flatMap(({detail}) => detail.match(/\w+(?=:)/g) ?? []),
      ...componentsOf(table),
    ]);
  wordsOfTables.set(table, words);
  return words;
}

/** Checks a word with underscores. It may not be a platform name at all, so it is only reported if it looks like a typo. */
export function checkWord(page: PageContext, name: string, kinds: readonly LookupKind[], line: number): void {
  const tables = [page.declared, page.samplePlugins, ...page.versions.values()];
  if (isExampleName(name) || page.sampleWords.has(name) || tables.some((table) => wordsOf(page, table).has(name))) {
    return;
  }
  const known = [...kinds.flatMap((kind) => page.namesOf(kind)), ...page.components()];
  if (known.some((candidate) => isTypo(name, candidate))) {
    page.verify(
      {kind: 'symbol', name, line},
      () => [],
      () => known,
    );
  }
}
