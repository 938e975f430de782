/** Folder of the fixtures, relative to the project. */
export const fixtureFolder = 'samples/pages';

/** Returns the path in the fixtures folder of the fixture, if any, that all editions of a page share. */
export function fixtureOf(page: string): string {
  return page
    .replace(/^(?:docs|versioned_docs\/version-[\d.]+)\/(?:apis\/)?/, '')
    .replace(/(?:\/index)?\.mdx?$/, '.php');
}
