import type {SymbolEntry, SymbolsByKind} from './symbol.ts';

const pluginTypes = ['plugin type', 'subplugin type'];

function entriesOf(symbols: SymbolsByKind, kinds: readonly string[]): SymbolEntry[] {
  return kinds.flatMap((kind) => [...(symbols.get(kind)?.values() ?? [])]);
}

/**
 * Lists the components that a version ships.
 *
 * @returns Names such as `core_user` and `mod_forum`, and the prefixes `core` and `moodle`.
 */
export function componentsOf(symbols: SymbolsByKind): Set<string> {
  const plugins = entriesOf(symbols, pluginTypes).flatMap(({name, detail}) =>
    detail
      .split(' ')
      .filter(Boolean)
      .map((plugin) => `${name}_${plugin}`),
  );
  return new Set(['core', 'moodle', ...plugins, ...entriesOf(symbols, ['subsystem']).map(({name}) => name)]);
}

/**
 * Maps folders to the plugin types and subsystems that they contain.
 *
 * @returns The names by folder, such as `mod` for `mod` and `core` for `lib`.
 */
export function componentFolders(symbols: SymbolsByKind): Map<string, string> {
  const entries = entriesOf(symbols, [...pluginTypes, 'subsystem']).filter(({place}) => place);
  return new Map([['lib', 'core'], ...entries.map(({name, place = ''}) => [place, name] as const)]);
}
