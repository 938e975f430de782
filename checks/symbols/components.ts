import type {SymbolSet, SymbolEntry} from './symbolSet.ts';

const types = ['plugin type', 'subplugin type'];

function entriesOf({kinds: all}: SymbolSet, kinds: readonly string[]): SymbolEntry[] {
  return kinds.flatMap((kind) => [...(all.get(kind)?.values() ?? [])]);
}

/**
 * Lists the components that a version ships.
 *
 * @param symbols - Of the version.
 * @returns Such as `core_user` and `mod_forum`, and what names of the core begin with.
 */
export function componentsOf(symbols: SymbolSet): Set<string> {
  const plugins = entriesOf(symbols, types).flatMap(({name, detail}) =>
    detail
      .split(' ')
      .filter(Boolean)
      .map((plugin) => `${name}_${plugin}`),
  );
  return new Set(['core', 'moodle', ...plugins, ...entriesOf(symbols, ['subsystem']).map(({name}) => name)]);
}

/**
 * Tells where components lie.
 *
 * @param symbols - Of the version.
 * @returns Types of plugins, and subsystems, by folder.
 */
export function foldersOf(symbols: SymbolSet): Map<string, string> {
  const entries = entriesOf(symbols, [...types, 'subsystem']).filter(({place}) => place);
  return new Map([['lib', 'core'], ...entries.map(({name, place = ''}) => [place, name] as const)]);
}
