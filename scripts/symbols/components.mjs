// @ts-check

/**
 * @typedef {import('./data.mjs').SymbolSet} SymbolSet
 * @typedef {import('./data.mjs').SymbolEntry} SymbolEntry
 */

const types = ['plugin type', 'subplugin type'];

/**
 * @param {SymbolSet} symbols
 * @param {readonly string[]} kinds
 * @returns {SymbolEntry[]}
 */
function entriesOf({kinds: all}, kinds) {
  return kinds.flatMap((kind) => [...(all.get(kind)?.values() ?? [])]);
}

/**
 * Lists the components that a version ships.
 *
 * @param {SymbolSet} symbols - Of the version.
 * @returns {Set<string>} Such as `core_user` and `mod_forum`, and what names of the core begin with.
 */
export function componentsOf(symbols) {
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
 * @param {SymbolSet} symbols - Of the version.
 * @returns {Map<string, string>} Types of plugins, and subsystems, by folder.
 */
export function foldersOf(symbols) {
  const entries = entriesOf(symbols, [...types, 'subsystem']).filter(({place}) => place);
  return new Map([['lib', 'core'], ...entries.map(({name, place = ''}) => /** @type {const} */ ([place, name]))]);
}
