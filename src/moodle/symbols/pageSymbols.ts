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
  /** Number of cards whose symbols the text names. Only samples name the others, so the API index may not have them. */
  named: number;
  /** Index of the card by call in a sample, such as `$DB->get_record` or `get_string`. */
  calls?: Readonly<Record<string, number>>;
}

/** A card with a link to the API index. */
export interface LinkedCard extends SymbolCard {
  /** Route of the symbol's entry in the API index, without the base URL. Undefined if the index may not have it. */
  href?: string;
}

/** Converts a symbol to a compact card. Empty values at the end are omitted. */
export function packCard(symbol: PlatformSymbol): PackedCard {
  const {after, component, before, facts, deprecated} = cardOf(symbol, '');
  const rest = [after, placeOf(symbol), component, before, facts, deprecated];
  const last = rest.findLastIndex((text) => text !== '');
  return [symbol.kind, symbol.name, ...rest.slice(0, last + 1)];
}

/** Converts the compact card with this index back to a full one. */
export function unpackCard({index, source, cards, named}: PageSymbols, at: number): LinkedCard {
  const card = cards[at];
  if (!card) {
    throw new Error(`The page has no symbol with the index ${at}.`);
  }
  const [kind, name, after = '', place = '', component = '', before = '', facts = '', deprecated = ''] = card;
  return {
    ...(at < named && {href: `${index}#${symbolAnchor({kind, name})}`}),
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
