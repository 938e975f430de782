import type {Change} from './contents.ts';
import {changeKinds, type ChangeKind} from './kinds.ts';

/** A change as the browser loads it: place of its kind in `changeKinds`, component, text, keys with blanks between. */
type PackedChange = [kind: number, component: string, text: string, keys: string];

/** The changes of a release, in little space: there are thousands. */
export type PackedRelease = [name: string, changes: PackedChange[]];

const kinds = Object.keys(changeKinds) as ChangeKind[];

/**
 * Packs the changes of a release.
 *
 * @param name - Of the release.
 * @param changes - Its changes.
 * @returns The same in little space.
 */
export function packChanges(name: string, changes: readonly Change[]): PackedRelease {
  return [name, changes.map(({kind, component, text, keys}) => [kinds.indexOf(kind), component, text, keys.join(' ')])];
}

/**
 * Unpacks the changes of a release.
 *
 * @param packed - From `packChanges`.
 * @returns The changes that were packed.
 */
export function unpackChanges([, changes]: PackedRelease): Change[] {
  return changes.map(([kind, component, text, keys]) => ({
    kind: kinds[kind] ?? 'feature',
    component,
    text,
    keys: keys === '' ? [] : keys.split(' '),
  }));
}
