import type {PlatformSymbol, SymbolTable} from '../../../src/moodle/symbols/table.ts';
import {isExampleName, isLibraryClass} from '../data/ignoredNames.ts';
import {isTypo} from '../data/similarNames.ts';
import {memberName, type PageContext} from '../pageContext.ts';
import {checkName} from './names.ts';

/** Methods that tests may call on any object, because the object may be a test double. */
const testDoubleMethods = new Set(['expects', 'method']);

/** A class with one of these methods accepts calls to any method. */
const magicMethods = ['__call', '__callstatic'];

/**
 * How much is known about the class of an object. `any`: at least one class must have the method. `partial`: the class may have
 * methods that the page does not show, so a method is only reported if it exists in other versions only, or looks like a typo
 * for an existing method. `external`: the class is unknown, so only typos are reported.
 */
export type OwnerKnowledge = 'any' | 'partial' | 'external';

/**
 * Finds a member that a class declares or inherits; `unknown` if the class may have it in a part that neither the page nor the
 * data shows.
 */
function findMember(
  page: PageContext,
  view: SymbolTable,
  owner: string,
  member: string,
  members: 'methods' | 'constants',
): PlatformSymbol | 'unknown' | undefined {
  const isIncomplete = (name: string) => {
    const {methods} = view.classOf(name) ?? {};
    return (
      !methods || page.partialClasses.has(name.toLowerCase()) || magicMethods.some((method) => methods.has(method))
    );
  };
  return (
    view.findMember(owner, member, members) ??
    // An unknown constructor is never an error.
    (member.toLowerCase() === '__construct' || view.lineageOf(owner).some(isIncomplete) ? 'unknown' : undefined)
  );
}

function membersOf(page: PageContext, owner: string, members: 'methods' | 'constants'): string[] {
  return page.view
    .lineageOf(owner)
    .flatMap((name) => [...(page.view.classOf(name)?.[members].values() ?? [])])
    .map((symbol) => `${owner}::${memberName(symbol)}`);
}

/**
 * Checks a class name without a namespace in a sample that shows all its imports. Another page may declare a sample plugin's
 * class, so for these classes only typos and the names of global classes are reported.
 */
export function checkClassInNamespace(page: PageContext, fullName: string, name: string, line: number): void {
  const isDeclared = page.declared.classOf(fullName) ?? page.samplePlugins.classOf(fullName);
  if (!isExampleName(fullName) || isDeclared) {
    checkName(page, 'class', fullName, line);
  } else if (page.isOnlyInOtherVersions(name, ['class'])) {
    checkName(page, 'class', name, line);
  } else {
    const [nearest] = page.platform.classOf(name)
      ? [`\\${name}`]
      : [
          ...[...page.shortNames].filter(([short]) => isTypo(name, short)).map(([, known]) => known),
          ...page.namesOf('class').filter((known) => isTypo(name, known)),
        ];
    if (nearest !== undefined) {
      page.reportTypo({kind: 'class', name: fullName, line}, nearest);
    }
  }
}

/**
 * Checks a class name without a namespace in a sample that omits its imports. The class can be in any namespace. It may also
 * belong to a sample plugin, unless the name looks like a typo.
 */
export function checkShortClassName(page: PageContext, fullName: string, name: string, line: number): void {
  const lookup = (table: SymbolTable) => {
    const symbol = table.find('class', fullName) ?? table.classesNamed(name).at(-1);
    return symbol ? [symbol] : [];
  };
  if ([page.declared, page.samplePlugins].some((table) => lookup(table).length > 0) || isLibraryClass(fullName)) {
    return;
  }
  const shortNames = () => [page.declared, page.platform].flatMap((table) => [...table.names().shortNames.keys()]);
  const isKnown = [...page.versions.values()].some((table) => lookup(table).length > 0);
  if (isKnown || !isExampleName(fullName) || shortNames().some((known) => isTypo(name, known))) {
    page.verify({kind: 'class', name, line}, lookup, () => [...page.namesOf('class'), ...shortNames()]);
  }
}

/** Checks a method of a class. */
export function checkMethod(page: PageContext, owner: string, method: string, line: number): void {
  if (testDoubleMethods.has(method) || page.view.lineageOf(owner).some(isLibraryClass)) {
    return;
  }
  if (!page.view.classOf(owner)) {
    checkMethodName(page, method, line, 'external');
  } else if (findMember(page, page.view, owner, method, 'methods') === 'unknown') {
    checkMethodName(page, method, line, 'partial');
  } else {
    page.verify(
      {kind: 'method', name: `${owner}::${method}`, line},
      (view) => {
        const found = findMember(page, view, owner, method, 'methods');
        return found === 'unknown' ? found : found ? [found] : [];
      },
      () => membersOf(page, owner, 'methods'),
    );
  }
}

/** Checks a method of an object whose class is not fully known. */
export function checkMethodName(page: PageContext, method: string, line: number, owner: OwnerKnowledge): void {
  const {declared, platform, samplePlugins, versions} = page;
  const has = (table: SymbolTable) => table.methodsNamed(method).length > 0;
  if (method.startsWith('__') || has(declared) || has(samplePlugins)) {
    return;
  }
  const methodNames = () => page.methodNames(declared, samplePlugins, platform);
  const isWrong = [...versions.values()].some(has)
    ? owner !== 'external'
    : owner === 'any' || methodNames().some((known) => isTypo(method, known));
  if (isWrong) {
    page.verify({kind: 'method', name: method, line}, (view) => view.methodsNamed(method), methodNames);
  }
}

/** Checks a method that a class on the page declares. It must not be a typo for an inherited method. */
export function checkDeclaredMethod(page: PageContext, owner: string, method: string, line: number): void {
  const own = page.declared.classOf(owner)?.methods;
  const inherited = page.view
    .lineageOf(owner)
    .flatMap((name) => [...(page.platform.classOf(name)?.methods.values() ?? [])])
    .map(memberName)
    .filter((name) => !name.startsWith('__'));
  const isKnown = inherited.some((name) => name.toLowerCase() === method.toLowerCase());
  if (!isKnown && inherited.some((name) => !own?.has(name.toLowerCase()) && isTypo(method, name))) {
    page.verify(
      {kind: 'method', name: `${owner}::${method}`, line},
      () => [],
      () => inherited.map((name) => `${owner}::${name}`),
    );
  }
}

/** Checks a class constant. */
export function checkClassConstant(page: PageContext, owner: string, constant: string, line: number): void {
  if (page.view.classOf(owner)) {
    page.verify(
      {kind: 'class constant', name: `${owner}::${constant}`, line},
      (view) => {
        const found = findMember(page, view, owner, constant, 'constants');
        return found === 'unknown' ? found : found ? [found] : [];
      },
      () => membersOf(page, owner, 'constants'),
    );
  }
}
