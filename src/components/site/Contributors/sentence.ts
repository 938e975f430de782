/** Longest list of contributors that is shown in full. */
const maxNames = 3;

/**
 * Lists contributors for readers.
 *
 * @param names - At least one name, in order of importance.
 * @returns Up to three names, such as `A, B and C`, or the first two and the number of the others: `A, B and 3 others`.
 */
export function listContributors(names: readonly string[]): string {
  const parts = names.length > maxNames ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
  return new Intl.ListFormat('en-AU').format(parts);
}
