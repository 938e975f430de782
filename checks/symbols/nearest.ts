import {distance} from 'fastest-levenshtein';

/**
 * The names nearest to one that does not exist: those that end alike come first, then those that need few changes. If
 * there are none, names that are a part of it, or of which it is a part.
 *
 * @param name - As written.
 * @param known - Names of the kind.
 * @returns Three at most.
 */
export function nearest(name: string, known: Iterable<string>): string[] {
  const last = (text: string) => text.split(/[\\/:]+/).at(-1) ?? '';
  const limit = Math.max(2, Math.floor(name.length * 0.4));
  const candidates = [...new Set(known)].map((candidate) => ({
    candidate,
    far: /[\\/:]/.test(name) && last(candidate) === last(name) ? 0 : distance(name, candidate),
  }));
  const near = candidates.filter(({far}) => far <= limit);
  const parts = candidates.filter(
    ({candidate}) => candidate.length >= 5 && (name.includes(candidate) || candidate.includes(name)),
  );
  return (near.length > 0 ? near : parts)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/**
 * Whether a name is another one with a slip of the finger: one letter too many, too few or wrong, or two exchanged.
 * Short names are too near to each other to say so; a plural is a name of its own, and so is another way to write words
 * together.
 *
 * @param name - As written.
 * @param known - A name that exists.
 * @returns False for equal names, too.
 */
export function isSlip(name: string, known: string): boolean {
  if (Math.abs(name.length - known.length) > 1 || Math.min(name.length, known.length) < 5) {
    return false;
  }
  const [a, b] = [name.toLowerCase(), known.toLowerCase()];
  const plain = (text: string) => text.replaceAll('_', '');
  if (`${a}s` === b || `${b}s` === a || plain(a) === plain(b)) {
    return false;
  }
  const far = distance(a, b);
  if (far !== 2 || a.length !== b.length) {
    return far === 1;
  }
  const at = a.split('').findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at];
}
