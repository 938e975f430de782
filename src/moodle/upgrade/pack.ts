import type {Change} from './contents.ts';
import {changeKinds, type ChangeKind} from './kinds.ts';

/** A change in compact form: index of its kind in `changeKinds`, component, text, and keys separated by spaces. */
type PackedChange = [kind: number, component: string, text: string, keys: string];

/** The changes of a release in a compact form, because the browser has to load thousands of them. */
export type PackedRelease = [name: string, changes: PackedChange[]];

const kinds = Object.keys(changeKinds) as ChangeKind[];

/** Converts the changes of a release to their compact form. */
export function packChanges(name: string, changes: readonly Change[]): PackedRelease {
  return [name, changes.map(({kind, component, text, keys}) => [kinds.indexOf(kind), component, text, keys.join(' ')])];
}

/** Converts the result of `packChanges` back to changes. */
export function unpackChanges([, changes]: PackedRelease): Change[] {
  return changes.map(([kind, component, text, keys]) => ({
    kind: kinds[kind] ?? 'feature',
    component,
    text,
    keys: keys === '' ? [] : keys.split(' '),
  }));
}
