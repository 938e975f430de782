import type {Catalogue, PlatformSymbol} from './catalogue.ts';
import type {SymbolKind} from './kinds.ts';
import type {PageNames} from './pageNames.ts';

/** Classes of the objects that the platform puts into variables of these names. */
const variableClasses = new Map([
  ['$ADMIN', 'admin_root'],
  ['$DB', 'moodle_database'],
  ['$OUTPUT', 'core_renderer'],
  ['$PAGE', 'moodle_page'],
  ['$PAGE->requires', 'page_requirements_manager'],
  ['$dbman', 'database_manager'],
  ['$mform', 'MoodleQuickForm'],
]);

/** What a bare name without brackets may be. */
const bareKinds: readonly SymbolKind[] = [
  'function',
  'class',
  'constant',
  'web service',
  'table',
  'plugin type',
  'subsystem',
];

/** The plugins of the samples belong to no platform: `local_greetings`, `mod_tally`. */
const example = /(?:^|[^a-z])(?:greetings|tally)(?:$|[^a-z])/i;

/** A member as code names it: of a class, of a variable, or of nobody. */
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

/** Whether the first bracket is closed by the last: `a() && b()` are two calls. */
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

function only<Item>(items: readonly Item[]): Item | undefined {
  const distinct = [...new Set(items)];
  return distinct.length === 1 ? distinct[0] : undefined;
}

/** What the names on one page mean. */
class PageResolver {
  /** Full names of the classes that the page names. */
  private readonly named = new Set<string>();

  constructor(
    private readonly catalogue: Catalogue,
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
    if (example.test(code.replace(/\(.*/s, '')) || !isOneCall(code)) {
      return undefined;
    }
    const symbol = this.find(code);
    // PHP would take classes and functions in any case, but CONTEXT_USER is not the class context_user.
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
      return this.catalogue.find('table', table);
    }
    if (/^\\?\w+(?:\\\w+)+$/.test(code) || /^\\\w+$/.test(code)) {
      return this.catalogue.find('class', code.replace(/^\\/, ''));
    }
    if (/^[\w/-]+\/[\w/-]+:\w+$/.test(code)) {
      return this.catalogue.find('capability', code);
    }
    if (/^\w+(?:\/[\w-]+)+$/.test(code)) {
      return only(this.known(['template', 'module', 'cache', 'message provider'], code));
    }
    return /^\w+$/.test(code) ? this.bare(code) : this.column(code);
  }

  /** The class that code names in full, or whose object it names. */
  private classNamed(code: string): string | undefined {
    const variable = /^(\$\w+(?:->\w+)*?)(?:->\w+\(.*)?$/s.exec(code)?.[1];
    if (variable !== undefined) {
      return variableClasses.get(variable);
    }
    const name =
      /^(?:(?:new|extends|implements|use|throw new)\s+)?\\?([\w\\]+)(?:::.*|\(.*)?;?$/s.exec(code)?.[1] ?? '';
    // A word is a class only if it looks like nothing else.
    const isName = /[\\_]|[a-z][A-Z]/.test(name) || code.startsWith('\\') || code.includes('::');
    return isName ? this.catalogue.find('class', name)?.name : undefined;
  }

  /** A class by its full name, or by its short one if only one can be meant. */
  private classOf(name: string): PlatformSymbol | undefined {
    const full = this.catalogue.find('class', name);
    if (full || name.includes('\\')) {
      return full;
    }
    const candidates = this.catalogue.classesNamed(name);
    return only(candidates.filter((candidate) => this.named.has(candidate.name))) ?? only(candidates);
  }

  private member({owner, name, isCall}: Member): PlatformSymbol | undefined {
    if (owner.startsWith('$')) {
      const className = variableClasses.get(owner);
      if (className !== undefined) {
        return this.catalogue.findMember(className, name, 'methods');
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
      this.catalogue.findMember(className.name, name, 'methods') ??
      (isCall ? undefined : this.catalogue.findMember(className.name, name, 'constants'))
    );
  }

  /** A method whose class is not said: that of a class which the page names, or the only one of its name. */
  private method(name: string): PlatformSymbol | undefined {
    if (this.page.declared.has(name.toLowerCase())) {
      return undefined;
    }
    const ofNamed = [...this.named].flatMap((owner) => this.catalogue.findMember(owner, name, 'methods') ?? []);
    if (ofNamed.length > 0) {
      return only(ofNamed);
    }
    // One word is more likely to be a function of PHP, of SQL or of a script.
    return /_|[a-z][A-Z]/.test(name) ? only(this.catalogue.methodsNamed(name)) : undefined;
  }

  private callable(name: string): PlatformSymbol | undefined {
    const inFull = this.catalogue.find('function', name);
    // A function that some script keeps for itself is not what a page means by a name that methods have as well.
    if (inFull && (inFull.component === 'core' || this.catalogue.methodsNamed(name).length === 0)) {
      return inFull;
    }
    const method = this.method(name);
    const callback = name.includes('_') ? this.catalogue.find('callback', name) : undefined;
    return method ?? (this.catalogue.methodsNamed(name).length === 0 ? callback : undefined);
  }

  private bare(name: string): PlatformSymbol | undefined {
    // A word alone may be anything: a parameter, a value, a column.
    const isName = name.includes('_') || /[a-z][A-Z]/.test(name) || /^[A-Z][A-Z\d]{2,}$/.test(name);
    if (!isName) {
      return undefined;
    }
    const inFull = this.known(bareKinds, name);
    if (inFull.length > 0) {
      return only(inFull);
    }
    const ofNamed = only(this.catalogue.classesNamed(name).filter((candidate) => this.named.has(candidate.name)));
    // Callbacks are ends of names, so that whole names come first.
    return ofNamed ?? this.catalogue.find('callback', name);
  }

  /** A column stands in the entry of its table. */
  private column(code: string): PlatformSymbol | undefined {
    const [, table = '', column = ''] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(code) ?? [];
    const symbol = this.catalogue.find('table', table);
    const hasColumn = symbol?.detail.split(' ').some((definition) => definition.startsWith(`${column}:`));
    return hasColumn ? symbol : undefined;
  }

  private known(kinds: readonly SymbolKind[], name: string): PlatformSymbol[] {
    return kinds.flatMap((kind) => this.catalogue.find(kind, name) ?? []).filter((symbol) => symbol.name === name);
  }
}

/**
 * Finds what the inline code of a page names. Code that is no name, that names nothing of the platform, or that may mean
 * more than one thing, is left out: no link is better than a wrong one.
 *
 * @param page - What the page says in code. Classes that it names in full tell what bare names of methods mean.
 * @param catalogue - Symbols of the version that the page is about.
 * @returns Symbols by the code that names them.
 */
export function resolveNames(page: PageNames, catalogue: Catalogue): Map<string, PlatformSymbol> {
  const resolver = new PageResolver(catalogue, page);
  const symbols = new Map<string, PlatformSymbol>();
  for (const {code} of page.codes) {
    const symbol = symbols.has(code) ? undefined : resolver.resolve(code);
    if (symbol) {
      symbols.set(code, symbol);
    }
  }
  return symbols;
}
