/** Delimits placeholders in stored pages. Pages never contain this character. */
const delimiter = '\u0001';

/**
 * Replaces the paths of shared files in a page with placeholders, so that the stored page stays the same when only those
 * files change.
 *
 * @param page - A page as it is served.
 * @param names - Paths of the shared files. None may contain another.
 */
export function withoutSharedNames(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(name, `${delimiter}${index}${delimiter}`), page);
}

/**
 * Restores the paths that `withoutSharedNames` replaced.
 *
 * @param page - A page as it is stored.
 * @param names - Paths of the shared files of the version that is served.
 */
export function withSharedNames(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(`${delimiter}${index}${delimiter}`, name), page);
}
