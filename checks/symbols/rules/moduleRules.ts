import type {NameVerifier} from '../context/nameVerifier.ts';
import type {PageSymbols} from '../context/pageSymbols.ts';
import {exportNames, memberNames} from '../data/moduleExports.ts';
import type {SymbolSet} from '../data/symbolSet.ts';
import type {NameRules} from './nameRules.ts';

/** Checks templates, and the functions and exports of JavaScript modules. */
export class ModuleRules {
  constructor(
    private readonly symbols: PageSymbols,
    private readonly verifier: NameVerifier,
    private readonly names: NameRules,
  ) {}

  /** Checks a template. The prefix of an activity or a core component may be missing: `forum` instead of `mod_forum`. */
  checkTemplate(name: string, line: number) {
    const fullName = ['', 'mod_', 'core_']
      .map((prefix) => prefix + name)
      .find((candidate) => this.symbols.find('template', candidate));
    this.names.check('template', fullName ?? name, line);
  }

  /**
   * Checks a function that a script calls without an object. Either a sample on the page has to declare or import it, or a
   * module has to export the name.
   *
   * @param name - The name, without parentheses.
   */
  checkFunction(name: string, line: number) {
    if (!this.symbols.declared.find('export', name)) {
      this.verifier.verify(
        {kind: 'function', name, line},
        (platform) => [platform.find('export', name)].filter((entry) => entry !== undefined),
        () => this.symbols.namesOf('export'),
      );
    }
  }

  /**
   * Checks a name that is imported from a module, or accessed as a member of the module. If a module has only a default
   * export, an import returns its value, so the members of the default export are accepted as well.
   */
  checkExport(module: string, name: string, line: number) {
    // Ignore constants, because the data contains only a few class constants.
    if (/^[A-Z][A-Z\d_]*$/.test(name)) {
      return;
    }
    const lookup = (platform: SymbolSet) => {
      const names = this.exportsOf(module, platform);
      if (!names) {
        return 'unknown';
      }
      return names.includes(name) ? [{kind: 'export', name, detail: '', deprecated: ''}] : [];
    };
    this.verifier.verify({kind: 'export', name: `${module}: ${name}`, line}, lookup, () =>
      (this.exportsOf(module, this.symbols.platform) ?? []).map((known) => `${module}: ${known}`),
    );
  }

  /**
   * Lists the exports of a module, and the members of its default export.
   *
   * @returns The names; undefined if some of them may be unknown.
   */
  private exportsOf(module: string, platform: SymbolSet): string[] | undefined {
    const entry = this.symbols.declared.find('module', module) ?? platform.find('module', module);
    const [style = '', ...rest] = entry?.detail.split(' ') ?? [];
    const list = rest.join(' ');
    const names = exportNames(list);
    const [first] = names;
    if (first === undefined) {
      return undefined;
    }
    if (!names.includes('default')) {
      // If an AMD module exports a single class or object, the data may not list all of its members.
      const isSingleValue = style !== 'esm' && names.length === 1 && (/^[A-Z]/.test(first) || memberNames(list, first));
      return isSingleValue ? undefined : names;
    }
    const defaultMembers = memberNames(list, 'default');
    return defaultMembers && [...names, ...defaultMembers];
  }
}
