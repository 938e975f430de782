import {distance} from 'fastest-levenshtein';

/**
 * Suggests names for one that does not exist. Names with the same last part come first, then the others by edit
 * distance. If none is similar enough, suggests names that contain it or are contained in it.
 *
 * @param name - As the page spells it.
 * @param knownNames - Names of the same kind.
 * @returns Three at most.
 */
export function similarNames(name: string, knownNames: Iterable<string>): string[] {
  const lastPart = (text: string) => text.split(/[\\/:]+/).at(-1) ?? '';
  const limit = Math.max(2, Math.floor(name.length * 0.4));
  const candidates = [...new Set(knownNames)].map((candidate) => ({
    candidate,
    edits: /[\\/:]/.test(name) && lastPart(candidate) === lastPart(name) ? 0 : distance(name, candidate),
  }));
  const similar = candidates.filter(({edits}) => edits <= limit);
  const overlapping = candidates.filter(
    ({candidate}) => candidate.length >= 5 && (name.includes(candidate) || candidate.includes(name)),
  );
  return (similar.length > 0 ? similar : overlapping)
    .sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/**
 * Whether a name looks like a typo for a known one: one letter too many, too few or wrong, or two swapped. Names of
 * fewer than five letters are too similar to each other to decide. A plural is not a typo, and neither is a name that
 * differs only in underscores.
 *
 * @param name - As the page spells it.
 * @param known - A name that exists.
 * @returns False for equal names, too.
 */
export function isTypo(name: string, known: string): boolean {
  if (Math.abs(name.length - known.length) > 1 || Math.min(name.length, known.length) < 5) {
    return false;
  }
  const [a, b] = [name.toLowerCase(), known.toLowerCase()];
  const withoutUnderscores = (text: string) => text.replaceAll('_', '');
  if (`${a}s` === b || `${b}s` === a || withoutUnderscores(a) === withoutUnderscores(b)) {
    return false;
  }
  const edits = distance(a, b);
  if (edits !== 2 || a.length !== b.length) {
    return edits === 1;
  }
  const index = a.split('').findIndex((letter, position) => letter !== b[position]);
  return a[index] === b[index + 1] && a[index + 1] === b[index];
}
