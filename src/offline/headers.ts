/** Security headers of the host, which also apply to stored pages. */
const preserved = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
] as const;

/**
 * Returns the response headers that stored pages are served with, so that offline mode doesn't lift restrictions.
 *
 * @param headers - Headers of the manifest's response.
 */
export function preservedHeaders(headers: Headers): [name: string, value: string][] {
  return preserved.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}
