import {symbolAnchor, cardOf, placeOf, symbolSource, type SymbolCard} from './card.ts';
import type {PlatformSymbol} from './table.ts';
import {kindNames, type SymbolKind} from './kinds.ts';

/** A card as an array: kind, name, code after the name, place, component, code before the name, facts, deprecation. */
export type PackedCard = [kind: SymbolKind, name: string, ...rest: string[]];

/** The symbols that a page links to. The format is compact, because a page can have two hundred of them. */
export interface PageSymbols {
  /** Route of the API index, without the base URL. */
  index: string;
  /** URL of the platform's repository, as in `src/moodle/editions.ts`. */
  source: string;
  cards: PackedCard[];
}

/** A card with a link to the API index. */
export interface LinkedCard extends SymbolCard {
  /** Route of the symbol's entry in the API index, without the base URL. */
  href: string;
}

/** Converts a symbol to a compact card. Empty values at the end are omitted. */
export function packCard(symbol: PlatformSymbol): PackedCard {
  const {after, component, before, facts, deprecated} = cardOf(symbol, '');
  const rest = [after, placeOf(symbol), component, before, facts, deprecated];
  const last = rest.findLastIndex((text) => text !== '');
  return [symbol.kind, symbol.name, ...rest.slice(0, last + 1)];
}

/** Converts a compact card back to a full one. */
export function unpackCard({index, source}: PageSymbols, card: PackedCard): LinkedCard {
  const [kind, name, after = '', place = '', component = '', before = '', facts = '', deprecated = ''] = card;
  return {
    href: `${index}#${symbolAnchor({kind, name})}`,
    kind: kindNames[kind].one,
    name,
    before,
    after,
    facts,
    component,
    deprecated,
    ...(place !== '' && {source: symbolSource(kind, place, source)}),
  };
}
