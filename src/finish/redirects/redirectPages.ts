import type {Redirect} from './redirectsFile.ts';

/** Matches the script of `@docusaurus/plugin-client-redirects`, which contains the new URL of the page. */
const pluginScript =
  /<script>\s*window\.location\.href = '[^']*'(?: \+ window\.location\.search \+ window\.location\.hash)?;\s*<\/script>/;

/**
 * A script that works on every redirect page, because it reads the new URL from the head. The anchor of the link that the
 * reader followed replaces the anchor of the new URL.
 */
const sharedScript =
  '<script>let u=new URL(document.querySelector("link[rel=canonical]").href);u.search=location.search;u.hash=location.hash||u.hash;location.replace(u.href);</script>';

/** Matches the new URL in the head of a redirect page. */
const canonicalLink = /<link rel="canonical" href="([^"]*)" \/>/;

/** Redirect pages are short and all other pages are longer, so the length is a quick first check. */
const maxLength = 2_000;

/**
 * Replaces the script of a redirect page with one that is the same on all redirect pages, so that the content security
 * policy needs only one hash for them. Other pages are not changed.
 */
export function withSharedScript(html: string): string {
  return html.length < maxLength ? html.replace(pluginScript, sharedScript) : html;
}

/**
 * Returns the redirect of a page in `old/page/index.html` or, for an old path in `.html`, in `page.html.html`; undefined for
 * other pages.
 */
export function redirectOf(file: string, html: string, baseUrl: string): Redirect | undefined {
  const to = html.length < maxLength && html.includes(sharedScript) ? canonicalLink.exec(html)?.[1] : undefined;
  return to === undefined ? undefined : {from: `${baseUrl}${file.replace(/(?:\/index)?\.html$/, '')}`, to};
}
