/** Settings of a build that `robots.txt` depends on. */
export interface RobotsOptions {
  /** URL of the site, without a path or a trailing slash. */
  siteUrl: string;
  /** Base URL of the site, with slashes at both ends. */
  baseUrl: string;
  /** Whether search engines should not index the site. If so, the build has no sitemap. */
  noIndex: boolean;
}

/**
 * Creates `robots.txt`. The paths in it contain the base URL, so that the file can be copied to the root of the host.
 *
 * @param options - Settings of the build.
 */
export function robotsText({siteUrl, baseUrl, noIndex}: RobotsOptions): string {
  return noIndex
    ? `User-agent: *\nDisallow: ${baseUrl}\n`
    : `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}
