/** Joins items as in `7.3`, `7.3 and 7.4`, or `7.3, 7.4 and 8.0`. */
export function listed(items: readonly string[], conjunction: 'and' | 'or'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

/** Joins names with commas and "and". Each is in backticks. */
export function listedCode(names: readonly string[]): string {
  return listed(
    names.map((name) => `\`${name}\``),
    'and',
  );
}

/** Shortens the name of a patch release if it is the first release of its version, such as `7.4.0` to `7.4`. */
export function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}
