/** Settings of a build that `robots.txt` depends on. */
export interface RobotsOptions {
  siteUrl: string;
  baseUrl: string;
  /** Whether the pages ask search engines not to index them. If so, the build has no sitemap. */
  noIndex: boolean;
}

/**
 * Creates `robots.txt`. The paths in it contain the base URL, so that the file can be copied to the root of the host.
 *
 * Crawlers may read pages that must not be indexed, because they would not see the pages' `noindex` tag otherwise.
 */
export function robotsText({siteUrl, baseUrl, noIndex}: RobotsOptions): string {
  return `User-agent: *\nAllow: ${baseUrl}\n${noIndex ? '' : `\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`}`;
}
