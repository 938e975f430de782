import {componentFolders, componentsOf} from '../data/components.ts';
import {isExampleName} from '../data/ignoredNames.ts';
import type {ClassEntry, SymbolEntry} from '../data/symbol.ts';
import {SymbolSet} from '../data/symbolSet.ts';
import {ClassHierarchy, type MemberLookup} from './classHierarchy.ts';

/** The documented versions, and the symbols of each. */
export type Versions = ReadonlyMap<string, SymbolSet>;

/** The names that one page may use: the symbols of its version, and those that its own samples declare. */
export class PageSymbols {
  /** Symbols of the page's version. */
  readonly platform: SymbolSet;
  /** Symbols of the sample plugins. */
  readonly samplePlugins: SymbolSet;
  /** Symbols that the page's own samples declare. */
  readonly declared = new SymbolSet();
  readonly hierarchy = new ClassHierarchy(this.declared);
  /** Full names of classes by the lower-case names that samples use for them. */
  readonly shortNames = new Map<string, string>();
  /** Classes of properties by `class.property` in lower case. */
  readonly propertyTypes = new Map<string, string>();
  /** Properties that samples add to records. */
  readonly recordFields = new Set<string>();
  /** Classes that a partly shown class probably extends. */
  readonly likelyParents = new Map<string, string[]>();
  /** Words of all code on the page. */
  codeWords: ReadonlySet<string> = new Set<string>();
  /** Words of the samples only. */
  sampleWords: ReadonlySet<string> = new Set<string>();
  private componentNames: ReadonlySet<string> | undefined;

  constructor(
    readonly version: string,
    readonly versions: Versions,
    samplePlugins = new SymbolSet(),
  ) {
    this.platform = versions.get(version) ?? new SymbolSet();
    this.samplePlugins = samplePlugins;
  }

  /** Lists the names of a kind in the version and on the page. */
  namesOf(kind: string): string[] {
    return [...this.declared.namesOf(kind), ...this.platform.namesOf(kind)];
  }

  /** Finds a symbol that is not a class member. */
  find(kind: string, name: string): SymbolEntry | undefined {
    return this.declared.find(kind, name) ?? this.platform.find(kind, name);
  }

  /** Whether only other versions have a name. */
  isOnlyInOtherVersions(name: string, kinds: readonly string[]): boolean {
    const has = (symbols: SymbolSet) => kinds.some((kind) => symbols.find(kind, name) !== undefined);
    return !has(this.declared) && !has(this.platform) && [...this.versions.values()].some(has);
  }

  /** Whether the page itself declares a function or a method. */
  isDeclaredOnPage(entry: SymbolEntry): boolean {
    return (
      entry === this.declared.find(entry.kind, entry.name) ||
      this.declared.classIndex.methodsNamed(entry.name).includes(entry)
    );
  }

  /** Lists everything that a name with parentheses can refer to: functions, methods, callbacks and exports. */
  findCallables(name: string, platform: SymbolSet = this.platform): SymbolEntry[] {
    return [this.declared, platform].flatMap((symbols) =>
      [
        symbols.find('function', name),
        symbols.find('callback', name),
        symbols.find('export', name),
        ...symbols.classIndex.methodsNamed(name),
      ].filter((entry) => entry !== undefined),
    );
  }

  /** Lists the components that the platform ships. */
  components(): ReadonlySet<string> {
    this.componentNames ??= componentsOf(this.platform.kinds);
    return this.componentNames;
  }

  /** Maps folders to the plugin types and subsystems that they contain. */
  componentFolders(): ReadonlyMap<string, string> {
    return componentFolders(this.platform.kinds);
  }

  /** Whether a name begins with a component that the platform ships, so that it has to exist. */
  isPlatformName(name: string): boolean {
    return this.components().has(/^\\?(\w+)/.exec(name)?.[1] ?? '') && !isExampleName(name);
  }

  /** Finds a class, interface or trait by its full name. */
  findClass(name: string, platform: SymbolSet = this.platform): ClassEntry | undefined {
    return this.hierarchy.find(name, platform);
  }

  /** Whether the page or the version has a class in a namespace. */
  isNamespace(name: string): boolean {
    return this.declared.classIndex.hasNamespace(name) || this.platform.classIndex.hasNamespace(name);
  }

  /** Finds the full name of a class of the version by its name without the namespace. */
  classByShortName(name: string): string | undefined {
    return this.platform.classIndex.classByShortName(name);
  }

  /** Lists the known classes, interfaces and traits that a class inherits from, depth first. */
  ancestorsOf(name: string): string[] {
    return this.hierarchy.ancestorsOf(name, this.platform);
  }

  /** Finds a method that a class declares or inherits. Any class may have a constructor. */
  findMethod(owner: string, method: string, platform: SymbolSet = this.platform): MemberLookup {
    const found = this.hierarchy.findMember(owner, ({methods}) => methods.get(method.toLowerCase()), platform);
    return found === undefined && method.toLowerCase() === '__construct' ? 'unknown' : found;
  }
}
