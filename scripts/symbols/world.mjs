// @ts-check
import {distance} from 'fastest-levenshtein';
import {SymbolSet} from './data.mjs';

/**
 * @typedef {import('./data.mjs').SymbolEntry} SymbolEntry
 * @typedef {import('./data.mjs').ClassEntry} ClassEntry
 * @typedef {import('./page.mjs').Marks} Marks
 */

/**
 * Versions that the pages are about, and what each of them has.
 *
 * @typedef {ReadonlyMap<string, SymbolSet>} Versions
 */

/** The plugins of the samples, `local_greetings` and `mod_tally`, are in every name that belongs to them. */
const example = /(?:^|[^a-z])(?:greetings|tally)(?:$|[^a-z])/i;

/** Stands for a plugin of the reader's. */
const placeholder = /(?:^|[^a-z])(?:plugintype|plugintypes|pluginname|plugin_name|componentname|modname)(?:$|[^a-z])/i;

/** Classes of libraries whose members the data does not list, as plugins name them. */
const libraries = /^(?:Behat|Facebook|GuzzleHttp|OpenSpout|PhpOffice|Psr|Symfony|Mustache)(?:\\|_)/;

/** Methods that answer calls of any name. */
const magic = ['__call', '__callstatic'];

/**
 * How a name is written in a message.
 *
 * @param {string} kind
 * @param {string} name
 */
function shown(kind, name) {
  return kind === 'function' || kind === 'method' ? `${name}()` : name;
}

/**
 * The names nearest to one that does not exist: those that end alike come first, then those that need few changes. If
 * there are none, names that are a part of it, or of which it is a part.
 *
 * @param {string} name - As written.
 * @param {Iterable<string>} known - Names of the kind.
 * @returns {string[]} Three at most.
 */
export function nearest(name, known) {
  const last = (/** @type {string} */ text) => text.split(/[\\/:]+/).at(-1) ?? '';
  const limit = Math.max(2, Math.floor(name.length * 0.4));
  const candidates = [...new Set(known)].map((candidate) => ({
    candidate,
    far: /[\\/:]/.test(name) && last(candidate) === last(name) ? 0 : distance(name, candidate),
  }));
  const near = candidates.filter(({far}) => far <= limit);
  const parts = candidates.filter(
    ({candidate}) => candidate.length >= 5 && (name.includes(candidate) || candidate.includes(name)),
  );
  return (near.length > 0 ? near : parts)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/** What one page may name: the symbols of its version, and what its own samples declare. */
export class World {
  own = new SymbolSet();
  /** @type {Map<string, string>} Full names of classes by what samples call them, in lower case. */
  shortNames = new Map();
  /** @type {Set<string>} Classes of which the page shows parts only. */
  partialClasses = new Set();
  /** @type {Marks} Of the place that is being checked. */
  marks = {deprecated: false, since: []};
  /** @type {(line: number, fault: string, name: string) => void} */
  #report;
  #version;
  #versions;
  #platform;
  /** @type {Set<string> | undefined} */
  #components;

  /**
   * Takes a version, and the page's own declarations later.
   *
   * @param {string} version - Of the platform.
   * @param {Versions} versions - What each version has.
   * @param {(line: number, fault: string, name: string) => void} report - Takes line, fault and name.
   */
  constructor(version, versions, report) {
    this.#version = version;
    this.#versions = versions;
    this.#platform = versions.get(version) ?? new SymbolSet();
    this.#report = report;
  }

  /**
   * Lists the names of a kind.
   *
   * @param {string} kind - Such as `function`.
   * @returns {string[]} Of the version and of the page.
   */
  namesOf(kind) {
    return [this.own, this.#platform].flatMap(({kinds}) =>
      [...(kinds.get(kind)?.values() ?? [])].map(({name}) => name),
    );
  }

  /**
   * Whether a name belongs to the plugins of the samples.
   *
   * @param {string} name - Of any kind.
   * @returns {boolean} True for `local_greetings_cron` and `mod/tally:view`, and for placeholders.
   */
  isExample(name) {
    return example.test(name) || placeholder.test(name);
  }

  /**
   * Whether a text begins with a component that the platform ships.
   *
   * @param {string} text - Such as `core\event\user_created`.
   * @returns {boolean} True if what it names has to exist.
   */
  isPlatformName(text) {
    if (!this.#components) {
      this.#components = new Set(['core', 'moodle']);
      for (const kind of ['plugin type', 'subplugin type', 'subsystem']) {
        for (const {name, detail} of this.#platform.kinds.get(kind)?.values() ?? []) {
          if (kind === 'subsystem') {
            this.#components.add(name);
          } else {
            detail
              .split(' ')
              .filter(Boolean)
              .forEach((plugin) => this.#components?.add(`${name}_${plugin}`));
          }
        }
      }
    }
    return this.#components.has(/^\\?(\w+)/.exec(text)?.[1] ?? '') && !this.isExample(text);
  }

  /**
   * Finds what is no member of a class.
   *
   * @param {string} kind - Such as `function`.
   * @param {string} name - Without a leading backslash.
   * @returns {SymbolEntry | undefined} The symbol, of the page or of the version.
   */
  find(kind, name) {
    return this.own.find(kind, name) ?? this.#platform.find(kind, name);
  }

  /**
   * Finds a class, interface or trait.
   *
   * @param {string} name - In full.
   * @param {SymbolSet} [platform] - Where to look besides the page; the page's version by default.
   * @returns {ClassEntry | undefined} The class.
   */
  findClass(name, platform = this.#platform) {
    return this.own.classes.get(name.toLowerCase()) ?? platform.classes.get(name.toLowerCase());
  }

  /**
   * Whether classes stand in a namespace.
   *
   * @param {string} name - Without the leading backslash.
   * @returns {boolean} True if the page or the version has one there.
   */
  isNamespace(name) {
    return this.own.hasNamespace(name) || this.#platform.hasNamespace(name);
  }

  /**
   * Finds a class by the last part of its name, as tables that list the methods of one class write it.
   *
   * @param {string} name - Without namespace.
   * @returns {string | undefined} The full name of a class that ends so.
   */
  classByShortName(name) {
    return this.#platform.classByShortName(name);
  }

  /**
   * Lists what a class takes members from.
   *
   * @param {string} name - Of the class.
   * @param {SymbolSet} [platform] - Where to look besides the page.
   * @param {Set<string>} [seen] - Classes that have been listed.
   * @returns {string[]} Names, nearest first, as far as they are known.
   */
  ancestorsOf(name, platform = this.#platform, seen = new Set()) {
    for (const parent of this.findClass(name, platform)?.parents ?? []) {
      if (!seen.has(parent)) {
        seen.add(parent);
        this.ancestorsOf(parent, platform, seen);
      }
    }
    return [...seen];
  }

  /**
   * Finds a member of a class or of what it inherits from.
   *
   * @param {string} owner - Name of the class.
   * @param {(entry: ClassEntry) => SymbolEntry | undefined} pick - Takes the member from a class.
   * @param {SymbolSet} platform - Where to look besides the page.
   * @returns {SymbolEntry | 'open' | undefined} `open` if a part of the class cannot be seen.
   */
  #findMember(owner, pick, platform) {
    let isOpen = this.partialClasses.has(owner.toLowerCase());
    for (const name of [owner, ...this.ancestorsOf(owner, platform)]) {
      const entry = this.findClass(name, platform);
      const member = entry && pick(entry);
      if (member) {
        return member;
      }
      isOpen ||= !entry || magic.some((method) => entry.methods.has(method));
    }
    return isOpen ? 'open' : undefined;
  }

  /**
   * Finds a method of a class or of what it inherits from.
   *
   * @param {string} owner - Name of the class.
   * @param {string} method - Name of the method.
   * @param {SymbolSet} [platform] - Where to look besides the page.
   * @returns {SymbolEntry | 'open' | undefined} `open` if the class may have it without the data saying so.
   */
  findMethod(owner, method, platform = this.#platform) {
    const found = this.#findMember(owner, ({methods}) => methods.get(method.toLowerCase()), platform);
    if (found === undefined && method.toLowerCase() === '__construct') {
      return 'open';
    }
    return found;
  }

  /**
   * Lists what has a bare name with brackets: functions, methods, callbacks, and what modules export.
   *
   * @param {string} name - Without brackets.
   * @param {SymbolSet} [platform] - Where to look besides the page.
   * @returns {SymbolEntry[]} All that match.
   */
  callables(name, platform = this.#platform) {
    return [this.own, platform].flatMap((symbols) =>
      [
        symbols.find('function', name),
        symbols.find('callback', name),
        symbols.find('export', name),
        ...symbols.methodsNamed(name),
      ].filter((entry) => entry !== undefined),
    );
  }

  /**
   * Judges what was found for a name.
   *
   * @param {string} kind
   * @param {string} name
   * @param {number} line
   * @param {(platform: SymbolSet) => (readonly SymbolEntry[]) | 'open'} look - Finds all that the name may mean.
   * @param {() => Iterable<string>} known - Names to suggest.
   */
  #judge(kind, name, line, look, known) {
    const found = look(this.#platform);
    if (found === 'open') {
      return;
    }
    if (found.length === 0) {
      const others = [...this.#versions].filter(([version, symbols]) => {
        const matches = version !== this.#version && look(symbols);
        return matches && matches !== 'open' && matches.length > 0;
      });
      // A badge may also say since when something has gone.
      const isSaid = others.some(([version]) =>
        Number(version) > Number(this.#version)
          ? this.marks.since.some((since) => since === version || since.startsWith(`${version}.`))
          : this.marks.deprecated || this.marks.since.some((since) => since.startsWith(this.#version)),
      );
      if (!isSaid) {
        const where = others.length > 0 ? ` (${others.map(([version]) => version).join(', ')} has it)` : '';
        const near = [...new Set([...this.#aliasesOf(kind, name), ...nearest(name, known())])]
          .slice(0, 3)
          .map((candidate) => shown(kind, candidate));
        const suggestion = near.length > 0 ? `; nearest: ${near.join(', ')}` : '';
        this.#report(line, `${shown(kind, name)} is no ${kind} of ${this.#version}${where}${suggestion}.`, name);
      }
    } else if (!this.marks.deprecated && found.every(({deprecated}) => deprecated !== '')) {
      const since = found[0]?.deprecated === 'yes' ? '' : ` since ${found[0]?.deprecated ?? ''}`;
      this.#report(
        line,
        `${shown(kind, name)} is deprecated${since}; name what replaces it, or mark it with <Deprecated>.`,
        name,
      );
    }
  }

  /**
   * Finds the class of this version that another version knows under a new name.
   *
   * @param {string} kind
   * @param {string} name - The new name.
   * @returns {string[]} Names that the other version keeps as aliases, as far as this version has them.
   */
  #aliasesOf(kind, name) {
    return kind === 'class'
      ? [...this.#versions.values()].flatMap((symbols) =>
          symbols.childrenOf(name).filter((child) => {
            const isAlias = symbols.classes.get(child.toLowerCase())?.detail.startsWith('alias');
            return isAlias && this.#platform.find('class', child);
          }),
        )
      : [];
  }

  /**
   * Checks a name that is no member of anything.
   *
   * @param {string} kind - Such as `function`.
   * @param {string} name - Without a leading backslash.
   * @param {number} line - Of the page.
   */
  use(kind, name, line) {
    if (this.own.find(kind, name) || (kind === 'class' && libraries.test(name))) {
      return;
    }
    if (this.isExample(name)) {
      // It may stand on another page. What is a letter or two away from a name of this page is a slip.
      const [near] = [...(this.own.kinds.get(kind)?.values() ?? [])].filter((own) => distance(own.name, name) <= 2);
      if (near && (kind === 'class' || kind === 'function')) {
        this.#report(line, `${shown(kind, name)} is nowhere on this page; nearest: ${shown(kind, near.name)}.`, name);
      }
      return;
    }
    this.#judge(
      kind,
      name,
      line,
      (platform) => [platform.find(kind, name)].filter((entry) => entry !== undefined),
      () => this.namesOf(kind),
    );
  }

  /**
   * Checks a function of an example plugin that is named like a callback. Plugins have functions of their own too, so
   * only what another version asks for, or what is a letter or two away from a callback, is a fault.
   *
   * @param {string} name - Such as `local_greetings_extend_navigation_frontpage`.
   * @param {number} line - Of the page.
   */
  useCallback(name, line) {
    const callback = /^(?:local_greetings|(?:mod_)?tally)_(\w+)$/.exec(name)?.[1] ?? '';
    const isOther = this.isOfOtherVersion(callback, ['callback']);
    const isNear =
      !this.find('callback', callback) &&
      callback.length >= 8 &&
      this.namesOf('callback').some((known) => distance(known, callback) <= 2);
    if (isOther || isNear) {
      this.use('callback', callback, line);
    }
  }

  /**
   * Checks a bare name with brackets, which may be a function or a method of any class.
   *
   * @param {string} name - Without brackets.
   * @param {number} line - Of the page.
   */
  useCallable(name, line) {
    if (this.isExample(name)) {
      this.useCallback(name, line);
      return;
    }
    this.#judge(
      'function',
      name,
      line,
      (platform) => this.callables(name, platform),
      () => [
        ...this.namesOf('function'),
        ...[...this.#platform.classes.values()].flatMap(({methods}) => [...methods.keys()]),
      ],
    );
  }

  /**
   * Checks a name of which only the spelling is known: whatever kind it is, this version has to have it.
   *
   * @param {string} name - Such as `core_user_get_users`.
   * @param {readonly string[]} kinds - What it may be.
   * @param {string} shownKind - What to call it.
   * @param {number} line - Of the page.
   */
  useAny(name, kinds, shownKind, line) {
    if (this.isExample(name) || kinds.some((kind) => this.own.find(kind, name))) {
      return;
    }
    this.#judge(
      shownKind,
      name,
      line,
      (platform) => kinds.map((kind) => platform.find(kind, name)).filter((entry) => entry !== undefined),
      () => kinds.flatMap((kind) => this.namesOf(kind)),
    );
  }

  /**
   * Whether only other versions have a name.
   *
   * @param {string} name - Such as `context_helper`.
   * @param {readonly string[]} kinds - What it may be.
   * @returns {boolean} True if it is a symbol, and not one of the page's version.
   */
  isOfOtherVersion(name, kinds) {
    const has = (/** @type {SymbolSet} */ symbols) => kinds.some((kind) => symbols.find(kind, name) !== undefined);
    return !has(this.own) && !has(this.#platform) && [...this.#versions.values()].some(has);
  }

  /**
   * Checks a method.
   *
   * @param {string} owner - Name of the class.
   * @param {string} method - Its name.
   * @param {number} line - Of the page.
   * @param {boolean} [isFamily] - Whether the object may be of a class that extends the one that is known.
   */
  useMethod(owner, method, line, isFamily = false) {
    const look = (/** @type {SymbolSet} */ platform) => {
      const found = this.findMethod(owner, method, platform);
      if (found !== undefined) {
        return found === 'open' ? found : [found];
      }
      return isFamily ? this.#inDescendants(owner, method, platform) : [];
    };
    const names = () =>
      [owner, ...this.ancestorsOf(owner)].flatMap((name) =>
        [...(this.findClass(name)?.methods.values() ?? [])].map((entry) => `${owner}::${entry.name}`),
      );
    if (this.findClass(owner)) {
      this.#judge('method', `${owner}::${method}`, line, look, names);
    }
  }

  /**
   * @param {string} owner
   * @param {string} method
   * @param {SymbolSet} platform
   * @returns {SymbolEntry[]} Methods of that name in the classes below.
   */
  #inDescendants(owner, method, platform) {
    const open = [owner];
    const seen = new Set(open);
    /** @type {SymbolEntry[]} */
    const found = [];
    while (open.length > 0) {
      const name = open.pop() ?? '';
      for (const child of [...this.own.childrenOf(name), ...platform.childrenOf(name)]) {
        const entry = this.findClass(child, platform)?.methods.get(method.toLowerCase());
        if (entry) {
          found.push(entry);
        }
        if (!seen.has(child)) {
          seen.add(child);
          open.push(child);
        }
      }
    }
    return found;
  }

  /**
   * Checks a constant of a class.
   *
   * @param {string} owner - Name of the class.
   * @param {string} constant - Its name.
   * @param {number} line - Of the page.
   */
  useClassConstant(owner, constant, line) {
    const look = (/** @type {SymbolSet} */ platform) => {
      const found = this.#findMember(owner, ({constants}) => constants.get(constant), platform);
      return found === 'open' ? found : found ? [found] : [];
    };
    const names = () =>
      [owner, ...this.ancestorsOf(owner)].flatMap((name) =>
        [...(this.findClass(name)?.constants.keys() ?? [])].map((key) => `${owner}::${key}`),
      );
    if (this.findClass(owner)) {
      this.#judge('class constant', `${owner}::${constant}`, line, look, names);
    }
  }

  /**
   * Lists the columns of a table.
   *
   * @param {string} table - Its name.
   * @param {SymbolSet} [platform] - Where to look besides the page.
   * @returns {string[] | undefined} Nothing if the table is not known.
   */
  columnsOf(table, platform = this.#platform) {
    return (this.own.find('table', table) ?? platform.find('table', table))?.detail
      .split(' ')
      .map((column) => column.split(':')[0] ?? '');
  }

  /**
   * Checks a column.
   *
   * @param {string} column - Its name.
   * @param {readonly string[]} tables - Those that may have it; nothing is checked if one of them is not known.
   * @param {number} line - Of the page.
   */
  useColumn(column, tables, line) {
    const look = (/** @type {SymbolSet} */ platform) => {
      const known = tables.map((table) => this.columnsOf(table, platform));
      if (known.includes(undefined)) {
        return 'open';
      }
      return known.some((columns) => columns?.includes(column.toLowerCase()))
        ? [{kind: 'column', name: column, detail: '', deprecated: ''}]
        : [];
    };
    const [table = ''] = tables;
    const name = tables.length === 1 ? `${table}.${column}` : column;
    this.#judge('column', name, line, look, () =>
      tables.flatMap((owner) =>
        (this.columnsOf(owner) ?? []).map((known) => (tables.length === 1 ? `${owner}.${known}` : known)),
      ),
    );
  }

  /**
   * Lists what a module exports.
   *
   * @param {string} module - Its name.
   * @param {SymbolSet} [platform] - Where to look besides the page.
   * @returns {{isComplete: boolean, names: string[]} | undefined} Nothing if the module is not known. The list is not
   *   complete if the module exports a single value, or nothing that could be read.
   */
  exportsOf(module, platform = this.#platform) {
    const entry = this.own.find('module', module) ?? platform.find('module', module);
    if (!entry) {
      return undefined;
    }
    const [style = '', ...rest] = entry.detail.split(' ');
    return {isComplete: style === 'esm', names: exportNames(rest.join(' '))};
  }

  /**
   * Checks what is imported from a module.
   *
   * @param {string} module - Its name.
   * @param {string} name - What is imported.
   * @param {number} line - Of the page.
   */
  useExport(module, name, line) {
    const look = (/** @type {SymbolSet} */ platform) => {
      const exported = this.exportsOf(module, platform);
      if (!exported?.isComplete) {
        return 'open';
      }
      return exported.names.includes(name) ? [{kind: 'export', name, detail: '', deprecated: ''}] : [];
    };
    this.#judge('export', `${module}: ${name}`, line, look, () =>
      (this.exportsOf(module)?.names ?? []).map((known) => `${module}: ${known}`),
    );
  }
}

/**
 * Reads the exports of a module.
 *
 * @param {string} list - As in the data: `init(root), default{show(); hide()}`.
 * @returns {string[]} Their names, without the members of classes and objects.
 */
export function exportNames(list) {
  let depth = 0;
  let text = '';
  for (const sign of list) {
    if ('({['.includes(sign)) {
      depth++;
    }
    if (depth === 0) {
      text += sign;
    }
    if (')}]'.includes(sign)) {
      depth--;
    }
  }
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
