/** Security headers that the host sends, and that stored pages need too. */
const preserved = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
] as const;

/**
 * Returns the headers of the manifest's response that stored pages are served with, so that the same restrictions apply
 * offline.
 */
export function preservedHeaders(headers: Headers): [name: string, value: string][] {
  return preserved.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}
