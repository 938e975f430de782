/**
 * Returns whether a doc, by the path of its file, is the page of a category, whose link ends with a slash if it is an index
 * page.
 */
export function isCategoryPage(href: string, id: string): boolean {
  return href.replace(/\/$/, '').endsWith(`/${id.replace(/\/index$/, '')}`);
}
