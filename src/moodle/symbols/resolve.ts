import type {SymbolTable, PlatformSymbol} from './table.ts';
import type {SymbolKind} from './kinds.ts';
import type {PageNames} from './pageNames.ts';

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
function only<Item>(items: readonly Item[]): Item | undefined {
  const distinct = [...new Set(items)];
  return distinct.length === 1 ? distinct[0] : undefined;
}

/** Resolves the names on one page. */
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

  resolve(code: string): PlatformSymbol | undefined {
    if (examplePlugin.test(code.replace(/\(.*/s, '')) || !isOneCall(code)) {
      return undefined;
    }
    const symbol = this.find(code);
    // PHP ignores the case of class and function names, but `CONTEXT_USER` doesn't refer to the class `context_user`.
    const name = symbol?.name.split(/\\|::/).at(-1) ?? '';
    return code.includes(name) ? symbol : undefined;
  }

  private find(code: string): PlatformSymbol | undefined {
    const member = readMember(code);
    if (member) {
      return this.member(member);
    }
    const call = /^\\?(\w+(?:\\\w+)*)\(.*\)(?:\s*:\s*\??[\w\\|]+)?;?$/s.exec(code)?.[1];
    if (call !== undefined) {
      return this.callable(call);
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
    const candidates = this.table.classesNamed(name);
    return only(candidates.filter((candidate) => this.named.has(candidate.name))) ?? only(candidates);
  }

  private member({owner, name, isCall}: Member): PlatformSymbol | undefined {
    if (owner.startsWith('$')) {
      const className = variableClasses.get(owner);
      if (className !== undefined) {
        return this.table.findMember(className, name, 'methods');
      }
      return owner === '$this' || !isCall ? undefined : this.method(name);
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

  /** Finds a method whose class isn't given, either in the classes that the page mentions or by an unambiguous name. */
  private method(name: string): PlatformSymbol | undefined {
    if (this.page.declared.has(name.toLowerCase())) {
      return undefined;
    }
    const ofNamed = [...this.named].flatMap((owner) => this.table.findMember(owner, name, 'methods') ?? []);
    if (ofNamed.length > 0) {
      return only(ofNamed);
    }
    // A single word is more likely to be a PHP or SQL function.
    return /_|[a-z][A-Z]/.test(name) ? only(this.table.methodsNamed(name)) : undefined;
  }

  private callable(name: string): PlatformSymbol | undefined {
    const declared = this.table.find('function', name);
    // If there are methods with the same name, the code probably doesn't refer to a function outside core.
    if (declared && (declared.component === 'core' || this.table.methodsNamed(name).length === 0)) {
      return declared;
    }
    const method = this.method(name);
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
    if (matches.length > 0) {
      return only(matches);
    }
    const ofNamed = only(this.table.classesNamed(name).filter((candidate) => this.named.has(candidate.name)));
    // Callbacks are only suffixes of function names, so full names take precedence.
    return ofNamed ?? this.table.find('callback', name);
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
 * Finds the symbols that the inline code of a page refers to. Ambiguous names are ignored, because no link is better than
 * a wrong link.
 *
 * @param page - The names on the page. Class names help to resolve the names of methods.
 * @param table - Symbols of the version that the page describes.
 * @returns The symbols, by inline code.
 */
export function resolveNames(page: PageNames, table: SymbolTable): Map<string, PlatformSymbol> {
  const resolver = new PageResolver(table, page);
  const symbols = new Map<string, PlatformSymbol>();
  for (const {code} of page.codes) {
    const symbol = symbols.has(code) ? undefined : resolver.resolve(code);
    if (symbol) {
      symbols.set(code, symbol);
    }
  }
  return symbols;
}
