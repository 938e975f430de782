/** Folder of the fixtures, relative to the project. */
export const fixtureFolder = 'samples/pages';

/**
 * Returns the path of a page's fixture, which all editions of the page share.
 *
 * @returns Path relative to the fixtures folder. The file does not have to exist.
 */
export function fixtureOf(page: string): string {
  return page
    .replace(/^(?:docs|versioned_docs\/version-[\d.]+)\/(?:apis\/)?/, '')
    .replace(/(?:\/index)?\.mdx?$/, '.php');
}
