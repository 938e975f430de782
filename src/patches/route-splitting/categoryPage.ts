/**
 * Returns whether a doc is the page of a sidebar category.
 *
 * @param href - Permalink of the category, which ends with a slash if its page is an index page.
 * @param id - ID of the doc, which is the path of its file without the extension.
 */
export function isCategoryPage(href: string, id: string): boolean {
  return href.replace(/\/$/, '').endsWith(`/${id.replace(/\/index$/, '')}`);
}
