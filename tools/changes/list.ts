import type {Catalogue, PlatformSymbol} from '../../src/moodle/symbols/catalogue.ts';
import type {SymbolKind} from '../../src/moodle/symbols/kinds.ts';

/**
 * Lists every symbol of a version once. Events and tasks are not also listed as classes.
 *
 * @param text - Content of `data/symbols/VERSION.tsv`.
 * @param catalogue - The catalogue of the same symbols.
 * @returns The symbols in the order of the file, with members after their class.
 */
export function listSymbols(text: string, catalogue: Catalogue): PlatformSymbol[] {
  const symbols = new Set<PlatformSymbol>();
  let owner = '';
  for (const line of text.split('\n').slice(1)) {
    const [kind = '', name = '', detail = ''] = line.split('\t');
    const symbol =
      kind === ''
        ? catalogue.findMember(owner, name, detail.startsWith('=') ? 'constants' : 'methods')
        : catalogue.find(kindOf(kind), name);
    if (kind === 'class') {
      owner = name;
    }
    if (symbol) {
      symbols.add(symbol);
    }
  }
  return [...symbols];
}

/** Converts a kind in the file to the kind by which the catalogue finds the symbol. */
function kindOf(kind: string): SymbolKind {
  switch (kind) {
    case 'subplugin type':
      return 'plugin type';
    case 'event':
    case 'task':
      return 'class';
    default:
      return kind as SymbolKind;
  }
}
