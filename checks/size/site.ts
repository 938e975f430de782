/** A build, and the address at which it is served. */
export interface Site {
  /** Folder of the build. */
  build: string;
  /** Origin of the site, as in `SITE_URL`. */
  siteUrl: string;
  /** Path with slashes at both ends, as in `BASE_URL`. */
  baseUrl: string;
}

/** Value of an environment variable; an empty one counts as unset, as in the build. */
function setting(name: string): string | undefined {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * Describes a build that was made with the current environment.
 *
 * @param build - Folder of the build.
 * @returns The site.
 */
export function siteFromEnvironment(build: string): Site {
  return {build, siteUrl: setting('SITE_URL') ?? 'http://localhost:3000', baseUrl: setting('BASE_URL') ?? '/'};
}
