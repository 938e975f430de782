import type {SymbolTable} from '../../../src/moodle/symbols/table.ts';
import {exportNames, memberNames} from '../data/moduleExports.ts';
import type {PageContext} from '../pageContext.ts';
import {checkAnyKind, checkName} from './names.ts';

/** Checks a template. The prefix of an activity or a core component may be missing: `forum` instead of `mod_forum`. */
export function checkTemplate(page: PageContext, name: string, line: number): void {
  const fullName = ['', 'mod_', 'core_']
    .map((prefix) => prefix + name)
    .find((candidate) => page.view.find('template', candidate));
  checkName(page, 'template', fullName ?? name, line);
}

/**
 * Checks a function that a script calls without an object. Either a sample on the page has to declare or import it, or a module
 * has to export the name.
 */
export function checkScriptFunction(page: PageContext, name: string, line: number): void {
  checkAnyKind(page, name, ['export'], 'function', line);
}

/**
 * Checks a name that is imported from a module, or accessed as a member of the module. If a module has only a default
 * export, an import returns its value, so the members of the default export are accepted as well.
 */
export function checkExport(page: PageContext, module: string, name: string, line: number): void {
  // Ignore constants, because the data contains only a few class constants.
  if (/^[A-Z][A-Z\d_]*$/.test(name)) {
    return;
  }
  page.verify(
    {kind: 'export', name: `${module}: ${name}`, line},
    (view) => {
      const names = exportsOf(module, view);
      const symbol = view.find('module', module);
      return !names ? 'unknown' : names.includes(name) && symbol ? [symbol] : [];
    },
    () => (exportsOf(module, page.view) ?? []).map((known) => `${module}: ${known}`),
  );
}

/** Lists the exports of a module, and the members of its default export; undefined if some of them may be unknown. */
function exportsOf(module: string, view: SymbolTable): string[] | undefined {
  const [style = '', ...rest] = view.find('module', module)?.detail.split(' ') ?? [];
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
  // A class that extends another one inherits members that the data does not list.
  return defaultMembers && !defaultMembers.includes('...') ? [...names, ...defaultMembers] : undefined;
}
