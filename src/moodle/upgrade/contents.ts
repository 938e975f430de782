import {compareVersions, versionOfRelease} from '../versionNames.ts';
import type {IsoDate} from '../types.ts';
import type {ChangeKind} from './kinds.ts';

/** A change, as a line of the release notes describes it. */
export interface Change {
  kind: ChangeKind;
  /** Part of the platform, such as `Quiz`, or empty. */
  component: string;
  /** Description of the change. Code is in backticks. */
  text: string;
  /** Issues and advisories, the main one first. A backport also names the original issue. */
  keys: readonly string[];
}

/** The properties of a release that determine its position in the history. */
export interface PlacedRelease {
  name: string;
  releaseDate: IsoDate;
}

export interface ReleaseContents extends PlacedRelease {
  changes: readonly Change[];
}

/** A change with the first of the compared releases that contains it. */
export interface ReleasedChange extends Change {
  release: PlacedRelease;
}

export interface UpgradeContents {
  /** Changes that the target has and the current release doesn't. */
  gained: ReleasedChange[];
  /** Changes that the current release has and the target doesn't, because they were added to another branch later. */
  lost: ReleasedChange[];
}

/**
 * Finds the releases whose changes a release contains, including itself. Each version branches off the main branch with its
 * first release. A fix is added to the main branch and then to the branches of all supported versions, whose point releases
 * come out on the same day. Therefore, a release certainly contains the earlier releases on its branch, and every release of an
 * older version that was available when its own version branched off.
 *
 * It may also contain releases of older versions that were available on its own release date. The notes of those releases may
 * list a fix that its own notes leave out, or the fix of a bug that it never had.
 */
export function containedIn<Placed extends PlacedRelease>(
  target: PlacedRelease,
  all: readonly Placed[],
  reach: 'certain' | 'possible',
): Placed[] {
  const version = versionOfRelease(target.name);
  const first = all.find(({name}) => compareVersions(name, version) === 0) ?? target;
  const {releaseDate: limit} = reach === 'certain' ? first : target;
  return all.filter(({name, releaseDate}) => {
    const order = compareVersions(versionOfRelease(name), version);
    return order === 0 ? compareVersions(name, target.name) <= 0 : order < 0 && releaseDate <= limit;
  });
}

/** Sorts by date, then by version, so that a change is listed with the first release that contains it. */
function inOrder(a: PlacedRelease, b: PlacedRelease): number {
  return a.releaseDate === b.releaseDate ? compareVersions(a.name, b.name) : a.releaseDate < b.releaseDate ? -1 : 1;
}

/** Identifies a change by its issues, or by its text if it has none. */
function identifiersOf({component, text, keys}: Change): readonly string[] {
  return keys.length > 0 ? keys : [`${component}: ${text}`];
}

/**
 * Returns the changes in some releases that other releases don't have. Each change is included only once. A fix and its
 * backport count as one change, because they share an issue.
 */
function changesWithout(releases: readonly ReleaseContents[], others: readonly ReleaseContents[]): ReleasedChange[] {
  const known = new Set(others.flatMap(({changes}) => changes.flatMap(identifiersOf)));
  const skipped = new Set(others.map(({name}) => name));
  return releases
    .filter(({name}) => !skipped.has(name))
    .sort(inOrder)
    .flatMap(({name, releaseDate, changes}) =>
      changes.flatMap((change) => {
        const identifiers = identifiersOf(change);
        const isNew = !identifiers.some((identifier) => known.has(identifier));
        identifiers.forEach((identifier) => known.add(identifier));
        return isNew ? [{...change, release: {name, releaseDate}}] : [];
      }),
    );
}

/**
 * Compares two releases on the same branch or on different branches, by changes that only one of them certainly contains, in
 * the order of their releases. An issue that several releases list is included once.
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
