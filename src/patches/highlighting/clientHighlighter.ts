import type {highlightedLines} from './lines';

let loaded: typeof highlightedLines | undefined;

/**
 * Returns the highlighted HTML of each line if the highlighter is loaded. It is loaded on demand, because pages are highlighted
 * at build time and few readers need it.
 */
export function highlightNow(code: string, language: string): string[] | undefined {
  return loaded?.(code, language);
}

/** Loads the highlighter and its languages. Throws the bundler's error if they cannot be fetched. */
export async function loadHighlighter(): Promise<void> {
  const [{highlightedLines: highlight}] = await Promise.all([import('./lines'), import('./languages')]);
  loaded = highlight;
}
