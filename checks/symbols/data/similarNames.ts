import {distance} from 'fastest-levenshtein';

/**
 * Suggests at most three existing names for a name that does not exist. Names with the same last part come first, followed by
 * the others in the order of their edit distance. If no name is similar enough, suggests names that contain it or are contained
 * in it.
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
 * Returns whether a name looks like a typo for a known one: it has one letter too many, too few or wrong, or two letters are
 * swapped. Names with fewer than five letters never count, because they are too similar to each other. A plural is not a typo,
 * and neither is a name that differs only in underscores.
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
