/** Delimits placeholders in stored pages. Pages never contain this character. */
const delimiter = '\u0001';

/**
 * Returns a page as it is stored, with placeholders instead of the paths of shared files (none of which contains another), so
 * that the stored page doesn't change when only the shared files change.
 */
export function withPlaceholders(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(name, `${delimiter}${index}${delimiter}`), page);
}

/** Restores the paths that `withPlaceholders` replaced, as they are in the version that is served. */
export function withSharedNames(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(`${delimiter}${index}${delimiter}`, name), page);
}
