import {readFileSync} from 'node:fs';
import {SymbolTable} from '@site/src/moodle/symbols/table';

/** Symbols of a small platform, in the format of `data/symbols/VERSION.tsv`. */
export const lines = readFileSync('tests/data/symbols.tsv', 'utf8').split('\n');

/** When some of the symbols were added, in the format of `data/symbols/VERSION-since.tsv`. */
export const since = readFileSync('tests/data/symbols-since.tsv', 'utf8');

export const table = new SymbolTable(lines.join('\n'));
table.readSince(since);
