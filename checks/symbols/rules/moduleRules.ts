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

  /** Checks a template. The component may lack its prefix if it is an activity or part of core: `forum`, `mod_forum`. */
  checkTemplate(name: string, line: number) {
    const fullName = ['', 'mod_', 'core_']
      .map((prefix) => prefix + name)
      .find((candidate) => this.symbols.find('template', candidate));
    this.names.check('template', fullName ?? name, line);
  }

  /**
   * Checks a function that a script calls without an object. Either a sample of the page declares or imports it, or
   * some module exports that name.
   *
   * @param name - Without the parentheses.
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
   * Checks a name that is imported from a module, or accessed as its member. If a module has only a default export, an
   * import gives that value, so the members of the default export count too.
   */
  checkExport(module: string, name: string, line: number) {
    // The data contains few class constants.
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
   * @returns Undefined if they are not all known.
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
      // For an AMD module that exports a single class or object, the data may not list all members.
      const isSingleValue = style !== 'esm' && names.length === 1 && (/^[A-Z]/.test(first) || memberNames(list, first));
      return isSingleValue ? undefined : names;
    }
    const defaultMembers = memberNames(list, 'default');
    return defaultMembers && [...names, ...defaultMembers];
  }
}
