/** Delimits placeholders in stored pages. Pages never contain this character. */
const delimiter = '\u0001';

/**
 * Returns a page as it is stored, with placeholders instead of the paths of shared files, so that the stored page doesn't
 * change when only the shared files change.
 *
 * @param page - A page as it is served.
 * @param names - Paths of the shared files. No path may contain another one.
 */
export function withPlaceholders(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(name, `${delimiter}${index}${delimiter}`), page);
}

/**
 * Restores the paths that `withPlaceholders` replaced.
 *
 * @param page - A page as it is stored.
 * @param names - Paths of the shared files in the version that is served.
 */
export function withSharedNames(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(`${delimiter}${index}${delimiter}`, name), page);
}
