import type {SymbolTable, PlatformSymbol} from './table.ts';
import type {SymbolKind} from './kinds.ts';
import type {NamedCode, PageNames} from './pageNames.ts';

/** Classes of the platform's global variables, and of variables with conventional names. */
const variableClasses = new Map([
  ['$ADMIN', 'admin_root'],
  ['$DB', 'moodle_database'],
  ['$OUTPUT', 'core_renderer'],
  ['$PAGE', 'moodle_page'],
  ['$PAGE->requires', 'page_requirements_manager'],
  ['$dbman', 'database_manager'],
  ['$mform', 'MoodleQuickForm'],
]);

/** Kinds of symbols that a name without parentheses can refer to. */
const bareKinds: readonly SymbolKind[] = [
  'function',
  'class',
  'constant',
  'web service',
  'table',
  'plugin type',
  'subsystem',
];

/** Matches the example plugins that are used in the docs: `local_greetings` and `mod_tally`. */
const examplePlugin = /(?:^|[^a-z])(?:greetings|tally)(?:$|[^a-z])/i;

/** A class member as it is written in code. The owner is a class or a variable. */
interface Member {
  owner: string;
  name: string;
  isCall: boolean;
}

function readMember(code: string): Member | undefined {
  const [, owner, name = '', call] =
    /^(\\?[\w\\]+::|\$\w+(?:->\w+)*?->)(\w+)(\(.*\)(?:\s*:\s*\??[\w\\|]+)?)?;?$/s.exec(code) ?? [];
  return owner === undefined ? undefined : {owner: owner.replace(/(?:::|->)$/, ''), name, isCall: call !== undefined};
}

/** Checks that code contains only one call. For example, `a() && b()` contains two. */
function isOneCall(code: string): boolean {
  let depth = 0;
  for (const {0: bracket, index} of code.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth === 0) {
      return !code.slice(index + 1).includes('(');
    }
  }
  return true;
}

/** Returns the item if all items are the same. */
export function only<Item>(items: readonly Item[]): Item | undefined {
  const distinct = [...new Set(items)];
  return distinct.length === 1 ? distinct[0] : undefined;
}

class PageResolver {
  /** Full names of the classes that the page mentions. */
  private readonly named = new Set<string>();

  constructor(
    private readonly table: SymbolTable,
    private readonly page: PageNames,
  ) {
    for (const {code} of page.codes) {
      const className = this.classNamed(code);
      if (className !== undefined) {
        this.named.add(className);
      }
    }
  }

  resolve({code, context}: NamedCode): PlatformSymbol | undefined {
    if (examplePlugin.test(code.replace(/\(.*/s, '')) || !isOneCall(code)) {
      return undefined;
    }
    const symbol = this.find(code, context);
    // PHP ignores the case of class and function names, but `CONTEXT_USER` doesn't refer to the class `context_user`.
    const name = symbol?.name.split(/\\|::/).at(-1) ?? '';
    return code.includes(name) ? symbol : undefined;
  }

  private find(code: string, context: NamedCode['context']): PlatformSymbol | undefined {
    const member = readMember(code);
    if (member) {
      return this.member(member, context);
    }
    const call = /^\\?(\w+(?:\\\w+)*)\(.*\)(?:\s*:\s*\??[\w\\|]+)?;?$/s.exec(code)?.[1];
    if (call !== undefined) {
      return this.callable(call, context);
    }
    const created = /^(?:new|extends|implements|use|throw new)\s+\\?([\w\\]+)(?:\(.*\))?;?$/s.exec(code)?.[1];
    if (created !== undefined) {
      return this.classOf(created);
    }
    const table = /^\{(\w+)\}$/.exec(code)?.[1];
    if (table !== undefined) {
      return this.table.find('table', table);
    }
    if (/^\\?\w+(?:\\\w+)+$/.test(code) || /^\\\w+$/.test(code)) {
      return this.table.find('class', code.replace(/^\\/, ''));
    }
    if (/^[\w/-]+\/[\w/-]+:\w+$/.test(code)) {
      return this.table.find('capability', code);
    }
    if (/^\w+(?:\/[\w-]+)+$/.test(code)) {
      return only(this.known(['template', 'module', 'cache', 'message provider'], code));
    }
    return /^\w+$/.test(code) ? this.bare(code) : this.column(code);
  }

  /** Returns the class that code refers to, either by its full name or by a known variable. */
  private classNamed(code: string): string | undefined {
    const variable = /^(\$\w+(?:->\w+)*?)(?:->\w+\(.*)?$/s.exec(code)?.[1];
    if (variable !== undefined) {
      return variableClasses.get(variable);
    }
    const name =
      /^(?:(?:new|extends|implements|use|throw new)\s+)?\\?([\w\\]+)(?:::.*|\(.*)?;?$/s.exec(code)?.[1] ?? '';
    // A plain word is not treated as a class name.
    const isName = /[\\_]|[a-z][A-Z]/.test(name) || code.startsWith('\\') || code.includes('::');
    return isName ? this.table.find('class', name)?.name : undefined;
  }

  /** Finds a class by its full name, or by its short name if that is unambiguous. */
  private classOf(name: string): PlatformSymbol | undefined {
    const full = this.table.find('class', name);
    if (full || name.includes('\\')) {
      return full;
    }
    return this.shortClass(name) ?? only(this.table.classesNamed(name));
  }

  private member({owner, name, isCall}: Member, context: NamedCode['context']): PlatformSymbol | undefined {
    if (owner.startsWith('$')) {
      const className = variableClasses.get(owner);
      if (className !== undefined) {
        return this.table.findMember(className, name, 'methods');
      }
      return owner === '$this' || !isCall ? undefined : this.method(name, context);
    }
    if (['self', 'static', 'parent'].includes(owner)) {
      return undefined;
    }
    const className = this.classOf(owner.replace(/^\\/, ''));
    if (!className || name === 'class') {
      return className;
    }
    return (
      this.table.findMember(className.name, name, 'methods') ??
      (isCall ? undefined : this.table.findMember(className.name, name, 'constants'))
    );
  }

  /**
   * Finds a method whose class isn't given: the nearest part of the context that names a class with such a method decides.
   * If none does, the method is only certain if no other code of the platform has the name.
   */
  private method(name: string, context: NamedCode['context']): PlatformSymbol | undefined {
    if (this.page.declared.has(name.toLowerCase())) {
      return undefined;
    }
    const found = this.methodsIn(context, name);
    if (found.length > 0 || this.page.isHistory) {
      return only(found);
    }
    // A single word is more likely to be a PHP or SQL function.
    const isName = /_|[a-z][A-Z]/.test(name) && !this.table.names().scriptNames.has(name);
    return isName ? only(this.table.methodsNamed(name)) : undefined;
  }

  /** Returns the methods with a name in the nearest part of the context that has any. */
  private methodsIn(context: NamedCode['context'], name: string): PlatformSymbol[] {
    const introduction = context.length - 1;
    for (const [level, codes] of (this.page.isHistory ? context.slice(0, 1) : context).entries()) {
      // A plain word far away, such as the plugin type `tiny`, is hardly the class of that name.
      const isName = (code: string) =>
        level === 0 || !/^[a-z]+$/.test(code) || this.table.find('class', code) !== undefined;
      const classes = new Set(codes.filter(isName).flatMap((code) => this.classesIn(code)));
      // A page about several classes says nothing about its methods in general.
      if (level < introduction || classes.size === 1) {
        const found = [...classes].flatMap((owner) => this.table.findMember(owner, name, 'methods') ?? []);
        if (found.length > 0) {
          return found;
        }
      }
    }
    return [];
  }

  /** Returns the full names of the classes that inline code mentions. */
  private classesIn(code: string): string[] {
    // Only names with an underscore, because a word can mean anything.
    const unique = /^\w+_\w+$/.test(code) ? only(this.table.classesNamed(code)) : undefined;
    const own = this.classNamed(code) ?? (this.shortClass(/^\w+/.exec(code)?.[0] ?? '') ?? unique)?.name ?? [];
    const inArguments = [...code.matchAll(/(?<=\(.*?)\\?[\w\\]+(?=::)/gs)].flatMap(
      ([name]) => this.classOf(name.replace(/^\\/, ''))?.name ?? [],
    );
    return [own, inArguments].flat();
  }

  private shortClass(name: string): PlatformSymbol | undefined {
    return only(this.table.classesNamed(name).filter((candidate) => this.named.has(candidate.name)));
  }

  /** Checks whether the context, without the page's introduction, names a JavaScript module that exports a name. */
  private isExported(context: NamedCode['context'], name: string): boolean {
    const modules = context
      .slice(0, -1)
      .flatMap((codes) => codes.flatMap((code) => this.table.find('module', code) ?? []));
    return modules.some(({detail}) => new RegExp(`\\b${name}\\b`).test(detail));
  }

  private callable(name: string, context: NamedCode['context']): PlatformSymbol | undefined {
    const declared = this.table.find('function', name);
    // If there are methods with the same name, the code probably doesn't refer to a function outside core.
    if (declared && (declared.component === 'core' || this.table.methodsNamed(name).length === 0)) {
      return this.methodsIn(context, name).length > 0 || this.isExported(context, name) ? undefined : declared;
    }
    const method = this.method(name, context);
    const callback = name.includes('_') ? this.table.find('callback', name) : undefined;
    return method ?? (this.table.methodsNamed(name).length === 0 ? callback : undefined);
  }

  private bare(name: string): PlatformSymbol | undefined {
    // A plain word can mean anything, such as a parameter, a value or a column.
    const isName = name.includes('_') || /[a-z][A-Z]/.test(name) || /^[A-Z][A-Z\d]{2,}$/.test(name);
    if (!isName) {
      return undefined;
    }
    const matches = this.known(bareKinds, name);
    if (matches.length > 0 || this.table.isPlugin(name)) {
      return this.table.isPlugin(name) ? undefined : only(matches);
    }
    // Callbacks are only suffixes of function names, so full names take precedence.
    return this.shortClass(name) ?? this.table.find('callback', name);
  }

  /** Finds the table of a column, such as `user.email`. */
  private column(code: string): PlatformSymbol | undefined {
    const [, table = '', column = ''] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(code) ?? [];
    const symbol = this.table.find('table', table);
    const hasColumn = symbol?.detail.split(' ').some((definition) => definition.startsWith(`${column}:`));
    return hasColumn ? symbol : undefined;
  }

  private known(kinds: readonly SymbolKind[], name: string): PlatformSymbol[] {
    return kinds.flatMap((kind) => this.table.find(kind, name) ?? []).filter((symbol) => symbol.name === name);
  }
}

/**
 * Finds the symbol that each item in `page.codes` refers to in the version that the page describes. Ambiguous names are
 * ignored, because no link is better than a wrong link.
 */
export function resolveNames(page: PageNames, table: SymbolTable): (PlatformSymbol | undefined)[] {
  const resolver = new PageResolver(table, page);
  return page.codes.map((code) => resolver.resolve(code));
}
