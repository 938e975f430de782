/** Spares most pages the parser, which takes longer than all the rest. */
const telling = /^\s*(?:`{3,}|~{3,})yaml\s[^\n]*\bhistory\b|<Deprecated\s/m;

/**
 * Tells whether it takes the tree of a page to know what the page says about changes.
 *
 * @param text - Markdown of the page.
 */
export function isTelling(text: string): boolean {
  return telling.test(text);
}
