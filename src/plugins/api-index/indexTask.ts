import {Catalogue} from '../../symbols/catalogue.ts';
import {indexOf, type IndexGroup, type SourcePage} from './entries.ts';

/** What the index of a version is made of. */
export interface IndexInput {
  /** All pages that are about it. */
  pages: readonly SourcePage[];
  /** Its symbols: text of `data/symbols/VERSION.tsv`. */
  symbols: string;
  /** Address of the platform's repository, as in `config/platform.ts`. */
  source: string;
}

/**
 * Makes the index of a version, as a task.
 *
 * @param input - See `IndexInput`.
 * @returns Its groups, as `indexOf` has them.
 */
export default function indexTask({pages, symbols, source}: IndexInput): IndexGroup[] {
  return indexOf(pages, new Catalogue(symbols), source);
}
