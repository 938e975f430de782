/** The script of `@docusaurus/plugin-client-redirects`, which has the new address of its page in it. */
const ownScript =
  /<script>\s*window\.location\.href = '[^']*' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

/** The same, for every page: the address stands in the head too. */
const sharedScript =
  '<script>location.replace(document.querySelector("link[rel=canonical]").href + location.search + location.hash);</script>';

/**
 * Gives a redirect page a script that is the same on all of them, so that the policy needs one hash for it, however many
 * pages move.
 *
 * @param html - Any page of the build.
 * @returns The page; another than a redirect page as it was.
 */
export function withSharedScript(html: string): string {
  // Pages are long and redirects short; what follows the head of a page is of no interest here.
  return html.length < 2_000 ? html.replace(ownScript, sharedScript) : html;
}
