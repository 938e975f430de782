// @ts-check
import {exportNames, memberNames} from './module-exports.mjs';

/**
 * @typedef {import('./world.mjs').World} World
 * @typedef {import('./data.mjs').SymbolSet} SymbolSet
 */

/** Checks the templates, modules and exports that a page uses. */
export class ModuleUses {
  #world;

  /**
   * Takes where names go.
   *
   * @param {World} world - Of the page.
   */
  constructor(world) {
    this.#world = world;
  }

  /**
   * Checks a template. Templates name components of the core and activities in short, too: `forum` for `mod_forum`.
   *
   * @param {string} name - Such as `core/notification`.
   * @param {number} line - Of the page.
   */
  useTemplate(name, line) {
    const full = ['', 'mod_', 'core_']
      .map((prefix) => prefix + name)
      .find((each) => this.#world.find('template', each));
    this.#world.use('template', full ?? name, line);
  }

  /**
   * Checks what a script calls without an object before it: some sample of the page has to declare or import it, unless
   * a module hands out something of that name.
   *
   * @param {string} name - Without brackets.
   * @param {number} line - Of the page.
   */
  useScriptName(name, line) {
    if (!this.#world.own.find('export', name)) {
      this.#world.judge(
        'function',
        name,
        line,
        (platform) => [platform.find('export', name)].filter((entry) => entry !== undefined),
        () => this.#world.namesOf('export'),
      );
    }
  }

  /**
   * Lists what a module exports.
   *
   * @param {string} module - Its name.
   * @param {SymbolSet} [platform] - Where to look besides the page.
   * @returns {{isComplete: boolean, names: string[]} | undefined} Nothing if the module is not known. The list is not
   *   complete if the module exports a single value, or nothing that could be read.
   */
  #exportsOf(module, platform = this.#world.platform) {
    const entry = this.#world.own.find('module', module) ?? platform.find('module', module);
    if (!entry) {
      return undefined;
    }
    const [style = '', ...rest] = entry.detail.split(' ');
    return {isComplete: style === 'esm', names: exportNames(rest.join(' '))};
  }

  /**
   * Checks what is imported from a module, or a member of what it hands out: what is exported by default alone is the
   * module itself to whoever imports it.
   *
   * @param {string} module - Its name.
   * @param {string} name - What is imported.
   * @param {number} line - Of the page.
   */
  useExport(module, name, line) {
    // Constants of a class are seldom in the data.
    if (/^[A-Z][A-Z\d_]*$/.test(name)) {
      return;
    }
    const namesIn = (/** @type {SymbolSet} */ platform) => this.#allExports(module, platform);
    const look = (/** @type {SymbolSet} */ platform) => {
      const names = namesIn(platform);
      if (!names) {
        return 'open';
      }
      return names.includes(name) ? [{kind: 'export', name, detail: '', deprecated: ''}] : [];
    };
    this.#world.judge('export', `${module}: ${name}`, line, look, () =>
      (namesIn(this.#world.platform) ?? []).map((known) => `${module}: ${known}`),
    );
  }

  /**
   * @param {string} module
   * @param {SymbolSet} platform
   * @returns {string[] | undefined} What it exports, and the members of its default; nothing if that is not all known.
   */
  #allExports(module, platform) {
    const exported = this.#exportsOf(module, platform);
    const [first] = exported?.names ?? [];
    if (!exported || first === undefined) {
      return undefined;
    }
    const members = this.#membersOf(module, first, platform);
    if (!exported.names.includes('default')) {
      // A module in the old style that hands out one class or object says little about it.
      const isSingle = !exported.isComplete && exported.names.length === 1 && (/^[A-Z]/.test(first) || members);
      return isSingle ? undefined : exported.names;
    }
    const ofDefault = this.#membersOf(module, 'default', platform);
    return ofDefault && [...exported.names, ...ofDefault];
  }

  /**
   * @param {string} module
   * @param {string} name - Of an export.
   * @param {SymbolSet} platform
   * @returns {string[] | undefined} What it holds, as far as that is known.
   */
  #membersOf(module, name, platform) {
    const entry = this.#world.own.find('module', module) ?? platform.find('module', module);
    return entry && memberNames(entry.detail.split(' ').slice(1).join(' '), name);
  }
}
