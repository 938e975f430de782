const maxNames = 3;

/** Lists contributors, in order of importance: up to three names as `A, B and C`, or else as `A, B and 3 others`. */
export function listContributors(names: readonly string[]): string {
  const parts = names.length > maxNames ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
  return new Intl.ListFormat('en-AU').format(parts);
}
