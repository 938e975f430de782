const claimed = new Set<string>();

/**
 * Claims a file for whoever is about to fetch it ahead. Pages behind neighbouring links have most of their files in common,
 * with each other and with the page that shows the links, and each file is to be fetched once.
 *
 * @param url - Address of a script, as the bundler's runtime writes it.
 * @returns False if the file has been claimed before or the page has the script, and there is nothing to fetch.
 */
export function claimFile(url: string): boolean {
  if (claimed.has(url)) {
    return false;
  }
  claimed.add(url);
  return ![...document.scripts].some((script) => script.getAttribute('src') === url);
}
