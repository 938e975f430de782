import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SymbolTable, type LookupKind} from '../../../src/moodle/symbols/table.ts';

/**
 * Marks the symbols that were added in a point release.
 *
 * @param text - A table with the kind and name of each symbol, and the newest release that is known to lack it.
 * @throws {Error} If the version has no such symbol.
 */
export function markLaterSymbols(text: string, symbols: SymbolTable): void {
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [kind = '', name = '', missingIn] = line.split('\t');
    const [owner = '', member] = name.split('::');
    const {methods, constants} = symbols.classOf(owner) ?? {};
    const symbol =
      member === undefined
        ? symbols.find((kind === 'event' || kind === 'task' ? 'class' : kind) as LookupKind, name)
        : (methods?.get(member.toLowerCase()) ?? constants?.get(member));
    if (!symbol) {
      throw new Error(`The table of later symbols lists the ${kind} ${name}, but the version has no such symbol.`);
    }
    symbol.missingIn = missingIn;
  }
}

/**
 * Loads the symbols that pages of one version may use: those from the platform, from its libraries, and from the oldest PHP
 * version that it supports.
 *
 * @returns A table with all of these symbols.
 */
export function loadSymbols(directory: string, version: string): SymbolTable {
  const read = (...parts: string[]) => readFileSync(path.join(directory, ...parts), 'utf8');
  const {requirements} = JSON.parse(read('versions', `${version}.json`));
  const oldestPhp = Number(/^\d+\.\d+/.exec(requirements.php.min)?.[0]);
  const symbols = new SymbolTable(read('symbols', `${version}.tsv`));
  const later = `${version}-later.tsv`;
  if (existsSync(path.join(directory, 'symbols', later))) {
    markLaterSymbols(read('symbols', later), symbols);
  }
  for (const {detail} of symbols.symbolsOf('module')) {
    // Pages also mention exports, and the methods of exported classes, without their module.
    for (const [, name = ''] of detail.matchAll(/(\w+)(?=[({])/g)) {
      symbols.add('export', name);
    }
  }
  symbols.read(read('symbols', 'libraries.tsv'));
  readdirSync(path.join(directory, 'symbols'))
    .filter((file) => file.endsWith(`-${version}.tsv`))
    .sort()
    .forEach((file) => symbols.read(read('symbols', file)));
  symbols.read(read('symbols', 'php.tsv'), (detail) => {
    const since = / ?since ([\d.]+)$/.exec(detail)?.[1];
    return since === undefined || Number(since) <= oldestPhp;
  });
  return symbols;
}
