import {SymbolTable, type LookupKind, type PlatformSymbol} from '../../src/moodle/symbols/table.ts';
import {compareVersions, versionOfRelease} from '../../src/moodle/versionNames.ts';
import {isExampleName} from './data/ignoredNames.ts';
import {isTypo, similarNames} from './data/similarNames.ts';
import type {Annotations} from './page.ts';

/** The symbols of each documented version, oldest version first. */
export type Versions = ReadonlyMap<string, SymbolTable>;

/** Receives a problem: its line on the page, the message, and the name that it is about. */
export type Report = (line: number, message: string, name: string) => void;

/** Converts a line number in a sample to a line number on the page. Both start at 1. */
export type LineOf = (line: number) => number;

/** A use of a name on a page: the name, the kind of symbol that it refers to, and its line. */
export interface NameUse {
  kind: string;
  name: string;
  line: number;
}

/** Finds the symbols that a name can refer to in the declarations of the page and the symbols of a version, or `unknown`. */
export type Lookup = (view: SymbolTable) => readonly PlatformSymbol[] | 'unknown';

export interface PageContextOptions {
  /**
   * Whether the page describes past changes, so that it may use names that were removed before the oldest version with
   * data.
   */
  isHistory?: boolean;
  samplePlugins?: SymbolTable;
}

function displayName(kind: string, name: string): string {
  return kind === 'function' || kind === 'method' ? `${name}()` : name;
}

/** Returns the version that added symbols which a documented version has, if the data contains it. */
function addedIn(version: string, [first]: readonly PlatformSymbol[]): string {
  return versionOfRelease(first?.since?.replace(/-.*/, '') ?? version);
}

/** Returns the name of a class member without its class. */
export function memberName({name}: PlatformSymbol): string {
  return name.split('::').at(-1) ?? '';
}

/** The names that a page may use, and what the page says about them. Decides whether the page may use a name. */
export class PageContext {
  readonly platform: SymbolTable;
  readonly samplePlugins: SymbolTable;
  readonly declared = new SymbolTable();
  /** The declared symbols, and those of the page's version. */
  readonly view: SymbolTable;
  /** Full class names, by the lower-case names that samples use for them. */
  readonly shortNames = new Map<string, string>();
  /** The lower-case names of the classes of which the page shows only a part. */
  readonly partialClasses = new Set<string>();
  codeWords: ReadonlySet<string> = new Set<string>();
  /** All words in the samples, without inline code. */
  sampleWords: ReadonlySet<string> = new Set<string>();
  /** The annotations for the place that is being checked. */
  annotations: Annotations = {deprecated: false, since: []};
  /** The badges that can name the point release that added a name: those next to it or, for a sample, all on the page. */
  badges: readonly string[] = [];
  /** The names, in lower case, that the current sample uses only if they exist. */
  guardedNames: ReadonlySet<string> = new Set<string>();
  private readonly views: Map<string, SymbolTable>;
  private readonly isHistory: boolean;
  private componentNames: ReadonlySet<string> | undefined;

  constructor(
    readonly version: string,
    readonly versions: Versions,
    private readonly report: Report,
    {isHistory = false, samplePlugins = new SymbolTable()}: PageContextOptions = {},
  ) {
    this.isHistory = isHistory;
    this.samplePlugins = samplePlugins;
    this.platform = versions.get(version) ?? new SymbolTable();
    this.views = new Map([...versions].map(([name, symbols]) => [name, new SymbolTable('', symbols)]));
    this.view = this.views.get(version) ?? new SymbolTable();
  }

  declare(kind: LookupKind, name: string, detail = ''): void {
    this.tables().forEach((table) => table.add(kind, name, {detail}));
  }

  /** Adds a method or, if the detail is `=`, a constant to a class that the page declares. */
  declareMember(className: string, name: string, detail: '()' | '='): void {
    this.tables().forEach((table) => table.addMember(className, name, {detail}));
  }

  private tables(): SymbolTable[] {
    return [this.declared, ...new Set([this.view, ...this.views.values()])];
  }

  namesOf(kind: LookupKind): string[] {
    return this.view.symbolsOf(kind).map(({name}) => name);
  }

  /** Lists the names of all methods that the given tables declare. */
  methodNames(...tables: readonly SymbolTable[]): string[] {
    return tables.flatMap((table) =>
      [...table.names().methods.values()].flatMap(([first]) => (first ? memberName(first) : [])),
    );
  }

  /** Returns whether a name exists in other versions, but neither in the page's version nor on the page. */
  isOnlyInOtherVersions(name: string, kinds: readonly LookupKind[]): boolean {
    const has = (symbols: SymbolTable) => kinds.some((kind) => symbols.find(kind, name) !== undefined);
    return !has(this.view) && [...this.versions.values()].some(has);
  }

  /** Lists the components that the platform ships, and the prefixes `core` and `moodle`. */
  components(): ReadonlySet<string> {
    this.componentNames ??= new Set(['core', 'moodle', ...componentsOf(this.platform)]);
    return this.componentNames;
  }

  /** Returns whether a name has to exist, because it starts with the name of a component that the platform ships. */
  isPlatformName(name: string): boolean {
    return this.components().has(/^\\?(\w+)/.exec(name)?.[1] ?? '') && !isExampleName(name);
  }

  /** Returns whether a namespace, or a namespace below it, contains a class of the page or its version. */
  isNamespace(name: string): boolean {
    return [this.declared, this.platform].some((table) => table.names().namespaces.has(name.toLowerCase()));
  }

  /** Finds the full name of a class in the version by its name without the namespace. */
  classByShortName(name: string): string | undefined {
    return this.platform.classesNamed(name).at(-1)?.name;
  }

  /**
   * Reports a name that is deprecated or does not exist in the page's version, unless the page says so, and suggests others.
   */
  verify({kind, name, line}: NameUse, lookup: Lookup, knownNames: () => Iterable<string> = () => []): void {
    const found = lookup(this.view);
    if (found === 'unknown') {
      return;
    }
    const shown = displayName(kind, name);
    if (found.length === 0) {
      this.verifyMissing({kind, name, line}, lookup, knownNames);
    } else if (!this.isInEveryRelease(found)) {
      const release = found[0]?.missingIn;
      this.report(
        line,
        `${shown} is missing in ${release}; mark it with <Since> and the point release that added it.`,
        name,
      );
    } else if (!this.annotations.deprecated && found.every(({deprecated}) => deprecated !== '')) {
      const since = found[0]?.deprecated === 'yes' ? '' : ` since ${found[0]?.deprecated ?? ''}`;
      this.report(line, `${shown} is deprecated${since}; name its replacement, or mark it with <Deprecated>.`, name);
    }
  }

  /** Reports a sample plugin's name that looks like a typo for another name. */
  reportTypo({kind, name, line}: NameUse, nearest: string): void {
    this.report(
      line,
      `${displayName(kind, name)} is not declared on this page; nearest: ${displayName(kind, nearest)}.`,
      name,
    );
  }

  /**
   * Returns whether a name can be used without a further badge: either every point release of the version has it, or a
   * badge or the sample already shows that some releases lack it.
   */
  private isInEveryRelease(found: readonly PlatformSymbol[]): boolean {
    return (
      this.isHistory ||
      found.some(
        (symbol) =>
          symbol.missingIn === undefined ||
          this.isGuarded(symbol.name) ||
          this.badges.some(
            (badge) => badge.startsWith(`${this.version}.`) && compareVersions(badge, symbol.missingIn ?? '') > 0,
          ),
      )
    );
  }

  /** Returns whether the sample checks that a name exists before it uses it. */
  private isGuarded(name: string): boolean {
    return [name, name.split('::').at(-1) ?? ''].some((part) => this.guardedNames.has(part.toLowerCase()));
  }

  private verifyMissing({kind, name, line}: NameUse, lookup: Lookup, knownNames: () => Iterable<string>): void {
    const {version} = this;
    const otherVersions = [...this.views].flatMap(([other, view]) => {
      const found = other === version ? [] : lookup(view);
      return found === 'unknown' || found.length === 0 ? [] : [{other, found}];
    });
    const isMisspelled = () => [...knownNames()].some((known) => isTypo(name, known));
    if (
      otherVersions.some(({other, found}) => this.isAnnotated(other, found)) ||
      (this.isGuarded(name) && (otherVersions.length > 0 || !isMisspelled())) ||
      // The name can have been removed before the oldest version with data.
      (this.isHistory && !isMisspelled())
    ) {
      return;
    }
    const has =
      otherVersions.length > 0
        ? ` (${otherVersions.map(({other, found}) => addedIn(other, found)).join(', ')} has it)`
        : '';
    const nearest = [...new Set([...this.aliasesOf(kind, name), ...similarNames(name, knownNames())])]
      .slice(0, 3)
      .map((candidate) => displayName(kind, candidate));
    const suggestion = nearest.length > 0 ? `; nearest: ${nearest.join(', ')}` : '';
    this.report(line, `Moodle ${version} has no ${kind} ${displayName(kind, name)}${has}${suggestion}.`, name);
  }

  /** Returns whether the page says that a name was added or removed, consistently with the other version that has it. */
  private isAnnotated(otherVersion: string, found: readonly PlatformSymbol[]): boolean {
    const {deprecated, since} = this.annotations;
    return compareVersions(otherVersion, this.version) > 0
      ? since.some((added) => versionOfRelease(added) === addedIn(otherVersion, found))
      : // A badge may also name the version that removed a name.
        deprecated ||
          since.some(
            (removed) =>
              compareVersions(versionOfRelease(removed), otherVersion) > 0 &&
              compareVersions(versionOfRelease(removed), this.version) <= 0,
          );
  }

  /** Lists this version's classes that another version renamed to `name`, and therefore has only as aliases. */
  private aliasesOf(kind: string, name: string): string[] {
    return kind === 'class'
      ? [...this.versions.values()].flatMap((symbols) =>
          symbols
            .childrenOf(name)
            .filter((child) => child.detail.startsWith('alias') && this.platform.classOf(child.name))
            .map((child) => child.name),
        )
      : [];
  }
}

/** Lists the plugins and subsystems that a version ships. */
export function componentsOf(platform: SymbolTable): string[] {
  return [...platform.plugins(), ...platform.symbolsOf('subsystem').map(({name}) => name)];
}
