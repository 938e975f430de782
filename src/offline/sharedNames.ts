/** Delimits placeholders in stored pages. Pages never contain this character. */
const delimiter = '\u0001';

/** Matches the structured data of a page, which only search engines read. */
const structuredData = /<script[^>]* type="application\/ld\+json">.*?<\/script>\n?/gs;

/**
 * Returns a page as it is stored: without its structured data, and with placeholders instead of the paths of shared files,
 * so that the stored page doesn't change when only the shared files change.
 *
 * @param page - A page as it is served.
 * @param names - Paths of the shared files. No path may contain another one.
 */
export function storedPage(page: string, names: readonly string[]): string {
  return names.reduce(
    (text, name, index) => text.replaceAll(name, `${delimiter}${index}${delimiter}`),
    page.replaceAll(structuredData, ''),
  );
}

/**
 * Restores the paths that `storedPage` replaced.
 *
 * @param page - A page as it is stored.
 * @param names - Paths of the shared files in the version that is served.
 */
export function withSharedNames(page: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(`${delimiter}${index}${delimiter}`, name), page);
}
