import './languages';
import {highlightedLines} from './lines';

/**
 * Colours code. Pages are highlighted when they are built; in the reader's browser `src/framework/highlighting` puts
 * `./later.ts` in the place of this module.
 *
 * @param code - Text of the sample.
 * @param language - Name of its language.
 * @returns HTML of each line, or undefined while the highlighter is not there.
 */
export const highlightNow: (code: string, language: string) => string[] | undefined = highlightedLines;

/** Nothing is left to load. */
export function loadHighlighter(): Promise<void> {
  return Promise.resolve();
}
