/** Compares the names of versions or releases numerically, so that 3.10 comes after 3.9. A missing number counts as 0. */
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

/** Returns the version of a release, such as `4.1` for `4.1.3`. It also works for PHP releases. */
export function versionOfRelease(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}
