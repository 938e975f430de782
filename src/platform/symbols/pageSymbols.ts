import {anchorOf, cardOf, placeOf, sourceOf, type SymbolCard} from './card.ts';
import type {PlatformSymbol} from './catalogue.ts';
import {kindNames, type SymbolKind} from './kinds.ts';

/** Kind, name, and then what there is: text after the name, place, component, text before the name, facts, deprecation. */
export type PackedCard = [kind: SymbolKind, name: string, ...rest: string[]];

/** The symbols that one page links, as the page carries them: it may be two hundred, so that every byte counts. */
export interface PageSymbols {
  /** Route of the API index, without base URL. */
  index: string;
  /** Address of the platform's repository, as in `config/platform.ts`. */
  source: string;
  cards: PackedCard[];
}

/** A card that leads on. */
export interface LinkedCard extends SymbolCard {
  /** Its entry in the API index, without base URL. */
  href: string;
}

/**
 * Packs what a page has to know of a symbol.
 *
 * @param symbol - Of the catalogue.
 * @returns Without what is empty at the end.
 */
export function packCard(symbol: PlatformSymbol): PackedCard {
  const {after, component, before, facts, deprecated} = cardOf(symbol, '');
  const rest = [after, placeOf(symbol), component, before, facts, deprecated];
  const last = rest.findLastIndex((text) => text !== '');
  return [symbol.kind, symbol.name, ...rest.slice(0, last + 1)];
}

/**
 * Unpacks the card of a symbol.
 *
 * @param symbols - Of the page.
 * @param card - One of them.
 * @returns What readers see.
 */
export function unpackCard({index, source}: PageSymbols, card: PackedCard): LinkedCard {
  const [kind, name, after = '', place = '', component = '', before = '', facts = '', deprecated = ''] = card;
  return {
    href: `${index}#${anchorOf({kind, name})}`,
    kind: kindNames[kind].one,
    name,
    before,
    after,
    facts,
    component,
    deprecated,
    ...(place !== '' && {source: sourceOf(kind, place, source)}),
  };
}
