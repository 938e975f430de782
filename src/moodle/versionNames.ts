/**
 * Compares the names of versions or releases numerically, so that 3.10 comes after 3.9. A missing number counts as 0.
 *
 * @param a - A name such as `4.1` or `4.1.3`.
 * @param b - Another name.
 * @returns A negative number if `a` is older, a positive number if it is newer, or 0 if they are equal.
 */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

/**
 * Returns the version of a release. It also works for PHP releases.
 *
 * @param release - Name of a release, such as `4.1.3`, or of a version.
 * @returns Name of its version, such as `4.1`.
 */
export function versionOfRelease(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}
