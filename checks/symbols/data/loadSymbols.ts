import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readTable, type SymbolTable} from '../../../src/moodle/symbols/table.ts';

/**
 * Loads the symbols that pages of one version may use: those from the platform, from its libraries, and from the oldest PHP
 * version that it supports.
 */
export function loadSymbols(directory: string, version: string): SymbolTable {
  const read = (...parts: string[]) => readFileSync(path.join(directory, ...parts), 'utf8');
  const {requirements} = JSON.parse(read('versions', `${version}.json`));
  const oldestPhp = Number(/^\d+\.\d+/.exec(requirements.php.min)?.[0]);
  const symbols = readTable(path.join(directory, 'symbols'), version);
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
