import type {highlightedLines} from './lines';

let loaded: typeof highlightedLines | undefined;

/**
 * Highlights code if the highlighter is loaded. It is loaded on demand, because pages are highlighted at build time and
 * few readers need it.
 *
 * @returns The HTML of each line, or undefined before `loadHighlighter` has resolved.
 */
export function highlightNow(code: string, language: string): string[] | undefined {
  return loaded?.(code, language);
}

/**
 * Loads the highlighter and its languages.
 *
 * @throws The chunk load error of the bundler if they cannot be fetched.
 */
export async function loadHighlighter(): Promise<void> {
  const [{highlightedLines: highlight}] = await Promise.all([import('./lines'), import('./languages')]);
  loaded = highlight;
}
