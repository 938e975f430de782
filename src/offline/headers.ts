/** Headers that say what a page may do. A host sends them with every answer, the manifest of a version included. */
const kept = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
] as const;

/**
 * What of the headers of an answer holds for the stored site as well: a page should not be allowed more because it comes
 * from the store.
 *
 * @param headers - As the host sent them; a host may send none.
 * @returns Names and values.
 */
export function keptHeaders(headers: Headers): [name: string, value: string][] {
  return kept.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}
