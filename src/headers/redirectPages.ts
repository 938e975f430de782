/** Matches the script of `@docusaurus/plugin-client-redirects`, which contains the new URL of the page. */
const pluginScript =
  /<script>\s*window\.location\.href = '[^']*' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

/** A script that works on every redirect page, because it reads the new URL from the head. */
const sharedScript =
  '<script>location.replace(document.querySelector("link[rel=canonical]").href + location.search + location.hash);</script>';

/**
 * Replaces the script of a redirect page with one that is the same on all redirect pages, so that the content security
 * policy needs only one hash for them. Other pages are not changed.
 *
 * @param html - Any page of the build.
 */
export function withSharedScript(html: string): string {
  // Redirect pages are short and all other pages are longer, so the length is a quick first check.
  return html.length < 2_000 ? html.replace(pluginScript, sharedScript) : html;
}
