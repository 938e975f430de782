/** Matches a fenced block with version history, or a `Deprecated` component. */
const marker = /^\s*(?:`{3,}|~{3,})yaml\s[^\n]*\bhistory\b|<Deprecated\s/m;

/** Returns whether a page describes changes. Other pages don't need to be parsed, which would be slow. */
export function hasChangeMarkers(markdown: string): boolean {
  return marker.test(markdown);
}
