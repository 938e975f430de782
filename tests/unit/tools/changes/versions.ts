import {SymbolTable} from '@site/src/moodle/symbols/table';

/** Creates the symbols of a version from rows with bars between the columns. A member starts with a bar. */
export function symbolsOf(...lines: string[]): SymbolTable {
  return new SymbolTable(tableOf(...lines));
}

/** Creates the symbol table of a version in the same way. */
export function tableOf(...lines: string[]): string {
  const rows = lines.map((line) => line.split('|').join('\t'));
  return ['kind\tname\tdetail\tplace\tdeprecated\tcomponent', ...rows, ''].join('\n');
}
