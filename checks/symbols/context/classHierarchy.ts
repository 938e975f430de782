import type {ClassEntry, SymbolEntry} from '../data/symbol.ts';
import type {SymbolSet} from '../data/symbolSet.ts';

/** A class with one of these methods accepts calls to any method. */
const magicMethods = ['__call', '__callstatic'];

/** The result of a lookup; `unknown` if the class may have the member in a part that neither the page nor the data shows. */
export type MemberLookup = SymbolEntry | 'unknown' | undefined;

/** Looks up classes and inherited members, both on the page and in a version. */
export class ClassHierarchy {
  /** The lower-case names of the classes of which the page shows only a part. */
  private readonly partial = new Set<string>();

  /** @param declared - The symbols that the page declares. More symbols may be added later. */
  constructor(private readonly declared: SymbolSet) {}

  /** Records that the page shows only a part of a class, so members that it does not show may exist. */
  markPartial(name: string) {
    this.partial.add(name.toLowerCase());
  }

  isPartial(name: string): boolean {
    return this.partial.has(name.toLowerCase());
  }

  /** Finds a class, interface or trait by its full name. */
  find(name: string, platform: SymbolSet): ClassEntry | undefined {
    return this.declared.classes.get(name.toLowerCase()) ?? platform.classes.get(name.toLowerCase());
  }

  /** Lists the known classes, interfaces and traits that a class inherits from, depth first. */
  ancestorsOf(name: string, platform: SymbolSet, seen = new Set<string>()): string[] {
    for (const parent of this.find(name, platform)?.parents ?? []) {
      if (!seen.has(parent)) {
        seen.add(parent);
        this.ancestorsOf(parent, platform, seen);
      }
    }
    return [...seen];
  }

  /** Finds a member that a class declares or inherits. */
  findMember(owner: string, select: (entry: ClassEntry) => SymbolEntry | undefined, platform: SymbolSet): MemberLookup {
    let isIncomplete = false;
    for (const name of [owner, ...this.ancestorsOf(owner, platform)]) {
      const entry = this.find(name, platform);
      const member = entry && select(entry);
      if (member) {
        return member;
      }
      isIncomplete ||= !entry || this.isPartial(name) || magicMethods.some((method) => entry.methods.has(method));
    }
    return isIncomplete ? 'unknown' : undefined;
  }

  /** Lists the known members of a class: its own members, followed by the inherited ones. */
  members(
    owner: string,
    select: (entry: ClassEntry) => ReadonlyMap<string, SymbolEntry>,
    platform: SymbolSet,
  ): SymbolEntry[] {
    return [owner, ...this.ancestorsOf(owner, platform)].flatMap((name) => {
      const entry = this.find(name, platform);
      return entry ? [...select(entry).values()] : [];
    });
  }

  /** Finds a method in the classes that extend or implement a class. Returns one entry for each class that has it. */
  findInDescendants(owner: string, method: string, platform: SymbolSet): SymbolEntry[] {
    const queue = [owner];
    const seen = new Set(queue);
    const found: SymbolEntry[] = [];
    while (queue.length > 0) {
      const name = queue.pop() ?? '';
      for (const child of [...this.declared.classIndex.childrenOf(name), ...platform.classIndex.childrenOf(name)]) {
        // This also finds the methods of other interfaces that the child implements.
        const entry = this.findMember(child, ({methods}) => methods.get(method.toLowerCase()), platform);
        if (entry !== undefined && entry !== 'unknown') {
          found.push(entry);
        }
        if (!seen.has(child)) {
          seen.add(child);
          queue.push(child);
        }
      }
    }
    return found;
  }
}
