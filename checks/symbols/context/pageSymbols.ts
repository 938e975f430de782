import {componentFolders, componentsOf} from '../data/components.ts';
import {isExampleName} from '../data/ignoredNames.ts';
import type {ClassEntry, SymbolEntry} from '../data/symbol.ts';
import {SymbolSet} from '../data/symbolSet.ts';
import {ClassHierarchy, type MemberLookup} from './classHierarchy.ts';

/** The symbols of each documented version, by version. */
export type Versions = ReadonlyMap<string, SymbolSet>;

/** The names that a page may use: the symbols of its version, and those that its samples declare. */
export class PageSymbols {
  /** The symbols of the page's version. */
  readonly platform: SymbolSet;
  /** The symbols of the sample plugins. */
  readonly samplePlugins: SymbolSet;
  /** The symbols that the page's samples declare. */
  readonly declared = new SymbolSet();
  readonly hierarchy = new ClassHierarchy(this.declared);
  /** Full class names, by the lower-case names that samples use for them. */
  readonly shortNames = new Map<string, string>();
  /** The classes that a partly shown class probably extends, by the name of that class. */
  readonly likelyParents = new Map<string, string[]>();
  /** All words in the code on the page. */
  codeWords: ReadonlySet<string> = new Set<string>();
  /** All words in the samples, without inline code. */
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

  /** Lists the names of a kind that the version or the page declares. */
  namesOf(kind: string): string[] {
    return [...this.declared.namesOf(kind), ...this.platform.namesOf(kind)];
  }

  /** Finds a symbol that is not a class member. */
  find(kind: string, name: string): SymbolEntry | undefined {
    return this.declared.find(kind, name) ?? this.platform.find(kind, name);
  }

  /** Returns whether a name exists in other versions, but neither in the page's version nor on the page. */
  isOnlyInOtherVersions(name: string, kinds: readonly string[]): boolean {
    const has = (symbols: SymbolSet) => kinds.some((kind) => symbols.find(kind, name) !== undefined);
    return !has(this.declared) && !has(this.platform) && [...this.versions.values()].some(has);
  }

  /** Lists the symbols that a name with parentheses can refer to: functions, methods, callbacks and exports. */
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

  /** Returns whether a name has to exist, because it starts with the name of a component that the platform ships. */
  isPlatformName(name: string): boolean {
    return this.components().has(/^\\?(\w+)/.exec(name)?.[1] ?? '') && !isExampleName(name);
  }

  /** Finds a class, interface or trait by its full name. */
  findClass(name: string, platform: SymbolSet = this.platform): ClassEntry | undefined {
    return this.hierarchy.find(name, platform);
  }

  /** Returns whether the page or its version declares a class in a namespace. */
  isNamespace(name: string): boolean {
    return this.declared.classIndex.hasNamespace(name) || this.platform.classIndex.hasNamespace(name);
  }

  /** Finds the full name of a class in the version by its name without the namespace. */
  classByShortName(name: string): string | undefined {
    return this.platform.classIndex.classByShortName(name);
  }

  /** Lists the known classes, interfaces and traits that a class inherits from, depth first. */
  ancestorsOf(name: string): string[] {
    return this.hierarchy.ancestorsOf(name, this.platform);
  }

  /** Finds a method that a class declares or inherits. An unknown constructor is never an error. */
  findMethod(owner: string, method: string, platform: SymbolSet = this.platform): MemberLookup {
    const found = this.hierarchy.findMember(owner, ({methods}) => methods.get(method.toLowerCase()), platform);
    return found === undefined && method.toLowerCase() === '__construct' ? 'unknown' : found;
  }
}
