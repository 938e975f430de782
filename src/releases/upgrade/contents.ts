import {compareVersions, versionOf} from '../../data/versionNames.mjs';
import type {IsoDate} from '../../data/types.ts';
import type {ChangeKind} from './kinds.ts';

/** A line of the notes of a release. */
export interface Change {
  kind: ChangeKind;
  /** Part of the platform, such as `Quiz`; empty if the line names none. */
  component: string;
  /** What changed, as text in which code stands between backticks. */
  text: string;
  /** Issues and advisories that it is about, the main one first. A backport names the issue that it brings over too. */
  keys: readonly string[];
}

/** A release as far as its place in the history matters. */
export interface PlacedRelease {
  name: string;
  releaseDate: IsoDate;
}

/** A release with the lines of its notes. */
export interface ReleaseContents extends PlacedRelease {
  changes: readonly Change[];
}

/** A change with the first release that has it, of those that were looked at. */
export interface ReleasedChange extends Change {
  release: PlacedRelease;
}

/** What an upgrade changes. */
export interface UpgradeContents {
  /** What the target has and the old release has not. */
  gained: ReleasedChange[];
  /** What the old release has and the target has not, as its fixes came out later on another branch. */
  lost: ReleasedChange[];
}

/**
 * The releases whose changes a release has.
 *
 * Each version leaves the main line with its first release, and its point releases grow on a branch of their own. A fix
 * goes into the main line, and from there into the branches of all supported versions, which come out on one day. So it
 * is certain that a release has the changes of
 * - the releases before it on its branch, and
 * - every release of an older version that was out when its own version left the main line.
 *
 * It is possible that it has those of older versions that were out when it came out itself: their notes may tell of a
 * fix that its own notes leave out, or of a fault that it never had.
 *
 * @param target - The release in question.
 * @param all - Every release, in any order.
 * @param reach - Whether what is only possible counts.
 * @returns Those of them that it contains, itself among them.
 */
export function containedIn<Placed extends PlacedRelease>(
  target: PlacedRelease,
  all: readonly Placed[],
  reach: 'certain' | 'possible',
): Placed[] {
  const version = versionOf(target.name);
  const first = all.find(({name}) => compareVersions(name, version) === 0) ?? target;
  const {releaseDate: limit} = reach === 'certain' ? first : target;
  return all.filter(({name, releaseDate}) => {
    const order = compareVersions(versionOf(name), version);
    return order === 0 ? compareVersions(name, target.name) <= 0 : order < 0 && releaseDate <= limit;
  });
}

/** By date, and on one day by version, so that the first of several releases with a change is the one to name. */
function inOrder(a: PlacedRelease, b: PlacedRelease): number {
  return a.releaseDate === b.releaseDate ? compareVersions(a.name, b.name) : a.releaseDate < b.releaseDate ? -1 : 1;
}

/** What tells one change from another: its issues, or its text if it has none. */
function marksOf({component, text, keys}: Change): readonly string[] {
  return keys.length > 0 ? keys : [`${component}: ${text}`];
}

/** Changes of some releases that others do not have, each once. A fix and its backport share an issue. */
function changesWithout(releases: readonly ReleaseContents[], others: readonly ReleaseContents[]): ReleasedChange[] {
  const known = new Set(others.flatMap(({changes}) => changes.flatMap(marksOf)));
  const skipped = new Set(others.map(({name}) => name));
  return releases
    .filter(({name}) => !skipped.has(name))
    .sort(inOrder)
    .flatMap(({name, releaseDate, changes}) =>
      changes.flatMap((change) => {
        const marks = marksOf(change);
        const isNew = !marks.some((mark) => known.has(mark));
        marks.forEach((mark) => known.add(mark));
        return isNew ? [{...change, release: {name, releaseDate}}] : [];
      }),
    );
}

/**
 * What lies between two releases, on whichever branches they are. Nothing is claimed that is only possible.
 *
 * @param from - The release that a site runs.
 * @param to - The release that it is to run.
 * @param all - Every release with its changes.
 * @returns Changes in the order of their releases. An issue that several releases list is there once.
 */
export function upgradeContents(
  from: PlacedRelease,
  to: PlacedRelease,
  all: readonly ReleaseContents[],
): UpgradeContents {
  return {
    gained: changesWithout(containedIn(to, all, 'certain'), containedIn(from, all, 'possible')),
    lost: changesWithout(containedIn(from, all, 'certain'), containedIn(to, all, 'possible')),
  };
}
