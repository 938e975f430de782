/** Stands for a shared name in a stored page; pages have no such character. */
const mark = '\u0001';

/**
 * Takes the names of shared files out of a page, so that it stays the same when only those files change.
 *
 * @param page - A page as it is served.
 * @param names - Paths of the shared files; none is part of another.
 * @returns The page as it is stored.
 */
export function withoutSharedNames(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(name, `${mark}${index}${mark}`), page);
}

/**
 * Puts the names of shared files into a page.
 *
 * @param page - A page as it is stored.
 * @param names - Paths of the shared files of the version that is served.
 * @returns The page as it is served.
 */
export function withSharedNames(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(`${mark}${index}${mark}`, name), page);
}
