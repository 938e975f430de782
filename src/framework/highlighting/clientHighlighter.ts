import type {highlightedLines} from './lines';

let loaded: typeof highlightedLines | undefined;

/**
 * Colours code if the highlighter is there: most readers never need it, since pages arrive highlighted.
 *
 * @param code - Text of the sample.
 * @param language - Name of its language.
 * @returns HTML of each line, or undefined before `loadHighlighter` has ended.
 */
export function highlightNow(code: string, language: string): string[] | undefined {
  return loaded?.(code, language);
}

/** Loads the highlighter and its languages. Fails as any chunk does that cannot be fetched. */
export async function loadHighlighter(): Promise<void> {
  const [{highlightedLines: highlight}] = await Promise.all([import('./lines'), import('./languages')]);
  loaded = highlight;
}
