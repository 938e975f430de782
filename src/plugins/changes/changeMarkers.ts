/** A fenced block of version history, or a `Deprecated` component. */
const marker = /^\s*(?:`{3,}|~{3,})yaml\s[^\n]*\bhistory\b|<Deprecated\s/m;

/**
 * Checks whether a page describes changes. Only such pages need to be parsed, which is slow.
 *
 * @param markdown - Source of the page.
 */
export function hasChangeMarkers(markdown: string): boolean {
  return marker.test(markdown);
}
