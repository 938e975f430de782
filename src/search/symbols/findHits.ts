import {fetchBelow} from '../embedded/fetchFile.ts';
import type {SearchHit, SearchRequest} from '../types.ts';
import {SymbolFinder} from './SymbolFinder.ts';
import {symbolHit} from './symbolHit.ts';

/** Maximum number of symbols in the results. More would push the pages too far down. */
const maxSymbols = 5;

/** Maximum number of similar names that are suggested. */
const maxSimilar = 3;

/** Finds the symbols for a search request. */
export interface SymbolSearch {
  /** Loads what every search needs. Throws an error if that fails. */
  prepare: () => Promise<unknown>;
  /** Returns the hits, best first. Throws an error if a file cannot be fetched. */
  find: (request: SearchRequest) => Promise<SearchHit[]>;
  /** Returns similar names. Throws an error if a file cannot be fetched. */
  findSimilar: (request: SearchRequest) => Promise<string[]>;
}

/** Opens the symbol index. */
export function openSymbolIndex(baseUrl: string): SymbolSearch {
  const finder = new SymbolFinder(fetchBelow(baseUrl));
  return {
    prepare: () => finder.prepare(),
    find: async ({query, tags}) =>
      (await finder.find(query, tags, maxSymbols)).map((record) => symbolHit(record, query)),
    findSimilar: ({query, tags}) => finder.findSimilar(query, tags, maxSimilar),
  };
}
