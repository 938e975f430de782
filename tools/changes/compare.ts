import type {SymbolChange} from '../../src/moodle/editionChanges.ts';
import {ownerOf, type SymbolTable, type PlatformSymbol} from '../../src/moodle/symbols/table.ts';
import type {SymbolKind} from '../../src/moodle/symbols/kinds.ts';

export interface ChangedSymbol {
  change: SymbolChange;
  /** The symbol in the newer version, or in the older one if it was removed. */
  symbol: PlatformSymbol;
  /** The new name of a renamed class. */
  newName?: string;
}

export interface Comparison {
  /** Added and removed plugins, whose symbols are not listed. */
  plugins: {added: string[]; removed: string[]};
  symbols: ChangedSymbol[];
}

/** Kinds of symbols that only the component that declares them uses. */
const internalKinds = new Set<SymbolKind>(['cache']);

/**
 * Returns whether other components may use a symbol. Private symbols, tests, upgrade code, and implementations of an
 * interface that every component implements are excluded.
 */
function isPublic({kind, name, detail, path = ''}: PlatformSymbol): boolean {
  return !(
    internalKinds.has(kind) ||
    /(?:^|::)_/.test(name) ||
    /^(?:behat|phpunit|xmldb)_/i.test(name) ||
    /_generator(?:::|$)/.test(name) ||
    /\\(?:tests?|privacy)\\/.test(name) ||
    /(?:^|\/)tests\/|upgradelib\.php$/.test(path) ||
    (kind === 'method' && /^[\w ]*\b(?:protected|private)\b/.test(detail)) ||
    // A class with a name that its own component builds.
    (kind === 'callback' && detail.startsWith('class name built'))
  );
}

/**
 * Returns whether a symbol is the class of a web service, which is left out because the web service itself is listed.
 */
function isWebServiceClass({name}: PlatformSymbol): boolean {
  return /^\w+\\external\\/.test(name);
}

/** Returns the class that an alias refers to, or undefined if the symbol isn't an alias. */
export function aliasTarget(symbol: PlatformSymbol | undefined): string | undefined {
  return /^alias extends (\S+)/.exec(symbol?.detail ?? '')?.[1];
}

/**
 * Returns whether a function has no parameters. If a deprecated one has lost them, it only throws an exception. Classes
 * and other symbols have parameters in this sense, because they cannot lose them.
 */
function lacksParameters({kind, detail}: PlatformSymbol): boolean {
  return (kind === 'function' || kind === 'method') && /^[\w ]*\(\)/.test(detail);
}

/** Returns whether a symbol of an older version no longer works in a newer one. */
export function isGone(symbol: PlatformSymbol, found: PlatformSymbol | undefined): boolean {
  return !found || (found.deprecated !== '' && lacksParameters(found) && !lacksParameters(symbol));
}

function isMember({name}: PlatformSymbol): boolean {
  return name.includes('::');
}

/** Returns the ancestors of a member's class that also declare the member. */
function declaringAncestors(symbol: PlatformSymbol, version: SymbolTable): string[] {
  return version
    .lineageOf(ownerOf(symbol.name))
    .slice(1)
    .filter((ancestor) => {
      const declared = version.counterpartOf(symbol, ancestor);
      return declared !== undefined && ownerOf(declared.name).toLowerCase() === ancestor.toLowerCase();
    });
}

/**
 * Compares the public symbols of two versions, in the order of each version's list. A member counts as unchanged if a class
 * inherits it in one version and declares it in the other. If a class and its descendants gain or lose a member, the change is
 * listed only for the class.
 */
export function compareSymbols(before: SymbolTable, after: SymbolTable): Comparison {
  const oldPlugins = before.plugins();
  const newPlugins = after.plugins();
  const plugins = {
    added: newPlugins.filter((name) => !oldPlugins.includes(name)).sort(),
    removed: oldPlugins.filter((name) => !newPlugins.includes(name)).sort(),
  };

  const renamed: ChangedSymbol[] = [];
  /** Old names by new name in lower case. */
  const oldNames = new Map<string, string>();
  for (const symbol of after.list(true)) {
    const newName = aliasTarget(symbol);
    const old = before.find('class', symbol.name);
    const target = newName === undefined ? undefined : after.find('class', newName);
    if (target && old && !aliasTarget(old)) {
      oldNames.set(target.name.toLowerCase(), old.name);
      // Do not recommend a new name that is also deprecated.
      if (target.deprecated === '') {
        renamed.push({change: 'renamed', symbol, newName: target.name});
      }
    }
  }

  const oldOwner = (owner: string): string | undefined =>
    before.find('class', owner)?.name ?? oldNames.get(owner.toLowerCase());

  const isNew = (symbol: PlatformSymbol): boolean => {
    if (!isMember(symbol)) {
      return (
        aliasTarget(symbol) === undefined && !oldNames.has(symbol.name.toLowerCase()) && !before.counterpartOf(symbol)
      );
    }
    const lacks = (owner: string): boolean => {
      const old = oldOwner(owner);
      return old !== undefined && !before.counterpartOf(symbol, old);
    };
    return lacks(ownerOf(symbol.name)) && !declaringAncestors(symbol, after).some(lacks);
  };
  const isRemoved = (symbol: PlatformSymbol): boolean => {
    if (!isMember(symbol)) {
      const found = after.counterpartOf(symbol);
      // A deprecated function without parameters usually only throws an exception.
      return isGone(symbol, found) && !(symbol.deprecated !== '' && lacksParameters(symbol));
    }
    const lacks = (owner: string): boolean =>
      after.find('class', owner) !== undefined && isGone(symbol, after.counterpartOf(symbol, owner));
    return lacks(ownerOf(symbol.name)) && !declaringAncestors(symbol, before).some(lacks);
  };
  const isNewlyDeprecated = (symbol: PlatformSymbol): boolean => {
    if (symbol.deprecated === '') {
      return false;
    }
    if (!isMember(symbol)) {
      const old = before.counterpartOf(symbol);
      return !old?.deprecated && !(old && isGone(old, symbol));
    }
    const owner = ownerOf(symbol.name);
    const oldMember = before.counterpartOf(symbol, oldOwner(owner));
    // Members are not listed if their whole class is deprecated.
    return (
      !oldMember?.deprecated && !after.find('class', owner)?.deprecated && !(oldMember && isGone(oldMember, symbol))
    );
  };
  const removed = before
    .list(true)
    .filter((symbol) => isPublic(symbol) && !isWebServiceClass(symbol) && !plugins.removed.includes(symbol.component))
    .filter((symbol) => aliasTarget(symbol) === undefined && isRemoved(symbol))
    .map((symbol): ChangedSymbol => ({change: 'removed', symbol}));
  const current = after.list(true).filter((symbol) => isPublic(symbol) && !plugins.added.includes(symbol.component));
  const deprecated = current.filter(isNewlyDeprecated).map((symbol): ChangedSymbol => ({change: 'deprecated', symbol}));
  const added = current
    .filter((symbol) => symbol.deprecated === '' && !isWebServiceClass(symbol) && isNew(symbol))
    .map((symbol): ChangedSymbol => ({change: 'added', symbol}));
  return {plugins, symbols: [...removed, ...deprecated, ...renamed, ...added]};
}
