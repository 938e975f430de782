/** A build, and the URL at which it is served. */
export interface Site {
  /** Folder of the build. */
  build: string;
  /** Origin of the site, as in `SITE_URL`. */
  siteUrl: string;
  /** Path with slashes at both ends, as in `BASE_URL`. */
  baseUrl: string;
}

/** Returns the value of an environment variable. As in the build, an empty variable counts as unset. */
function setting(name: string): string | undefined {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * Returns the description of a build that was made with the current environment variables.
 *
 * @param build - Folder of the build.
 * @returns The site.
 */
export function siteFromEnvironment(build: string): Site {
  return {build, siteUrl: setting('SITE_URL') ?? 'http://localhost:3000', baseUrl: setting('BASE_URL') ?? '/'};
}
