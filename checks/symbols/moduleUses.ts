import {exportNames, memberNames} from './moduleExports.ts';
import type {PageContext} from './pageContext.ts';
import type {SymbolSet} from './symbolSet.ts';

/** Checks the templates, modules and exports that a page uses. */
export class ModuleUses {
  #world;

  /**
   * Takes where names go.
   *
   * @param world - Of the page.
   */
  constructor(world: PageContext) {
    this.#world = world;
  }

  /**
   * Checks a template. Templates name components of the core and activities in short, too: `forum` for `mod_forum`.
   *
   * @param name - Such as `core/notification`.
   * @param line - Of the page.
   */
  useTemplate(name: string, line: number) {
    const full = ['', 'mod_', 'core_']
      .map((prefix) => prefix + name)
      .find((each) => this.#world.find('template', each));
    this.#world.use('template', full ?? name, line);
  }

  /**
   * Checks what a script calls without an object before it: some sample of the page has to declare or import it, unless
   * a module hands out something of that name.
   *
   * @param name - Without brackets.
   * @param line - Of the page.
   */
  useScriptName(name: string, line: number) {
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
   * @param module - Its name.
   * @param platform - Where to look besides the page.
   * @returns Nothing if the module is not known. The list is not
   *   complete if the module exports a single value, or nothing that could be read.
   */
  #exportsOf(
    module: string,
    platform: SymbolSet = this.#world.platform,
  ): {isComplete: boolean; names: string[]} | undefined {
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
   * @param module - Its name.
   * @param name - What is imported.
   * @param line - Of the page.
   */
  useExport(module: string, name: string, line: number) {
    // Constants of a class are seldom in the data.
    if (/^[A-Z][A-Z\d_]*$/.test(name)) {
      return;
    }
    const namesIn = (platform: SymbolSet) => this.#allExports(module, platform);
    const look = (platform: SymbolSet) => {
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
   * @returns What it exports, and the members of its default; nothing if that is not all known.
   */
  #allExports(module: string, platform: SymbolSet): string[] | undefined {
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
   * @param name - Of an export.
   * @returns What it holds, as far as that is known.
   */
  #membersOf(module: string, name: string, platform: SymbolSet): string[] | undefined {
    const entry = this.#world.own.find('module', module) ?? platform.find('module', module);
    return entry && memberNames(entry.detail.split(' ').slice(1).join(' '), name);
  }
}
