const asked = new Set<string>();

/**
 * Whether a file is still to be fetched ahead. Pages behind neighbouring links have most of their files in common, with each
 * other and with the page that shows the links.
 *
 * @param url - Address of a script, as the bundler's runtime writes it.
 * @returns True the first time, unless the page has the script.
 */
export function isToBeFetched(url: string): boolean {
  if (asked.has(url)) {
    return false;
  }
  asked.add(url);
  return ![...document.scripts].some((script) => script.getAttribute('src') === url);
}
