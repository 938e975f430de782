import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SymbolSet} from './symbolSet.ts';

/**
 * Adds the symbols from a table to a set.
 *
 * @param text - A table in the format of `data/symbols`.
 * @param symbols - The set that the symbols are added to.
 * @param isIncluded - Returns whether to add a symbol, based on its detail.
 */
export function readSymbols(text: string, symbols: SymbolSet, isIncluded: (detail: string) => boolean = () => true) {
  let owner = '';
  for (const line of text.split('\n').slice(1)) {
    const [kind = '', name, detail = '', place, deprecated] = line.split('\t');
    if (name === undefined || !isIncluded(detail)) {
      continue;
    }
    if (kind === '') {
      symbols.addMember(owner, name, detail, deprecated);
    } else {
      symbols.add(kind, name, detail, deprecated, place);
      owner = name;
    }
  }
}

/**
 * Formats a set in the format that `readSymbols` reads, so that it can be sent to another process.
 *
 * @returns A table with the kind, name and detail of each symbol.
 */
export function formatSymbols({kinds, classes}: SymbolSet): string {
  const lines = ['kind\tname\tdetail'];
  for (const entry of [...kinds.values()].flatMap((entries) => [...entries.values()])) {
    lines.push(`${entry.kind}\t${entry.name}\t${entry.detail}`);
    const owner = entry.kind === 'class' ? classes.get(entry.name.toLowerCase()) : undefined;
    [...(owner?.methods.values() ?? []), ...(owner?.constants.values() ?? [])].forEach(({name, detail}) =>
      lines.push(`\t${name}\t${detail}`),
    );
  }
  return lines.join('\n');
}

/**
 * Marks the symbols that were added in a point release.
 *
 * @param text - A table with the kind and name of each symbol, and the newest release that is known to lack it.
 * @param symbols - The symbols of the version.
 * @throws {Error} If the version has no such symbol.
 */
export function markLaterSymbols(text: string, symbols: SymbolSet) {
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [kind = '', name = '', missingIn] = line.split('\t');
    const [owner = '', member = ''] = name.split('::');
    const ownerClass = symbols.classes.get(owner.toLowerCase());
    const entry =
      member === ''
        ? symbols.find(kind, name)
        : (ownerClass?.methods.get(member.toLowerCase()) ?? ownerClass?.constants.get(member));
    if (!entry) {
      throw new Error(`The table of later symbols lists the ${kind} ${name}, but the version has no such symbol.`);
    }
    entry.missingIn = missingIn;
    if (kind === 'class' && ownerClass) {
      ownerClass.missingIn = missingIn;
    }
  }
}

/**
 * Loads the symbols that pages of one version may use: those from the platform, from its libraries, and from the oldest PHP
 * version that it supports.
 *
 * @param directory - The `data` folder.
 * @param version - A platform version, such as `4.2`.
 * @returns A set with all of these symbols.
 */
export function loadSymbols(directory: string, version: string): SymbolSet {
  const read = (...parts: string[]) => readFileSync(path.join(directory, ...parts), 'utf8');
  const {requirements} = JSON.parse(read('versions', `${version}.json`));
  const oldestPhp = Number(/^\d+\.\d+/.exec(requirements.php.min)?.[0]);
  const symbols = new SymbolSet();
  readSymbols(read('symbols', `${version}.tsv`), symbols);
  const later = `${version}-later.tsv`;
  if (existsSync(path.join(directory, 'symbols', later))) {
    markLaterSymbols(read('symbols', later), symbols);
  }
  for (const {detail} of symbols.kinds.get('module')?.values() ?? []) {
    // Pages also mention exports, and the methods of exported classes, without their module.
    for (const [, name = ''] of detail.matchAll(/(\w+)(?=[({])/g)) {
      symbols.add('export', name);
    }
  }
  readSymbols(read('symbols', 'libraries.tsv'), symbols);
  readdirSync(path.join(directory, 'symbols'))
    .filter((file) => file.endsWith(`-${version}.tsv`))
    .sort()
    .forEach((file) => readSymbols(read('symbols', file), symbols));
  readSymbols(read('symbols', 'php.tsv'), symbols, (detail) => {
    const since = / ?since ([\d.]+)$/.exec(detail)?.[1];
    return since === undefined || Number(since) <= oldestPhp;
  });
  return symbols;
}
