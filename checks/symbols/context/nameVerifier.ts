import {compareVersions, versionOf} from '../../../src/moodle/versionNames.ts';
import {isTypo, similarNames} from '../data/similarNames.ts';
import type {SymbolEntry} from '../data/symbol.ts';
import type {SymbolSet} from '../data/symbolSet.ts';
import type {Annotations} from '../page.ts';
import type {PageSymbols} from './pageSymbols.ts';

/** Receives a problem: its line on the page, the message, and the name that it is about. */
export type Report = (line: number, message: string, name: string) => void;

/** A use of a name on a page: the name, the kind of symbol that it refers to, and its line. */
export interface NameUse {
  kind: string;
  name: string;
  line: number;
}

/** Finds the symbols that a name can refer to in one version. Returns `unknown` if that cannot be decided. */
export type Lookup = (platform: SymbolSet) => readonly SymbolEntry[] | 'unknown';

/** Formats a name for messages. */
function displayName(kind: string, name: string): string {
  return kind === 'function' || kind === 'method' ? `${name}()` : name;
}

/** Compares releases such as `4.2.2` and `4.2.10` for sorting. */
function compareReleases(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

/** Decides whether a page may use a name, and reports the name if it may not. */
export class NameVerifier {
  /** The annotations for the place that is being checked. */
  annotations: Annotations = {deprecated: false, since: []};
  /** The badges that can name the point release that added a name: those next to it or, for a sample, all on the page. */
  badges: readonly string[] = [];
  /** The names, in lower case, that the current sample uses only if they exist. */
  guardedNames: ReadonlySet<string> = new Set<string>();

  /**
   * @param isHistory - Whether the page describes past changes, so that it may use names that were removed before the
   *   oldest version with data.
   */
  constructor(
    private readonly symbols: PageSymbols,
    private readonly report: Report,
    private readonly isHistory: boolean,
  ) {}

  /**
   * Reports a name that is deprecated or does not exist in the page's version, unless the page says so.
   *
   * @param knownNames - Returns the names that can be suggested instead.
   */
  verify({kind, name, line}: NameUse, lookup: Lookup, knownNames: () => Iterable<string>) {
    const found = lookup(this.symbols.platform);
    if (found === 'unknown') {
      return;
    }
    if (found.length === 0) {
      this.verifyMissing({kind, name, line}, lookup, knownNames);
    } else if (!this.isInEveryRelease(found)) {
      this.report(
        line,
        `${displayName(kind, name)} is missing in ${found[0]?.missingIn}; mark it with <Since> and the point release that added it.`,
        name,
      );
    } else if (!this.annotations.deprecated && found.every(({deprecated}) => deprecated !== '')) {
      const since = found[0]?.deprecated === 'yes' ? '' : ` since ${found[0]?.deprecated ?? ''}`;
      this.report(
        line,
        `${displayName(kind, name)} is deprecated${since}; name its replacement, or mark it with <Deprecated>.`,
        name,
      );
    }
  }

  /**
   * Returns whether a name can be used without a further badge: either every point release of the version has it, or a
   * badge or the sample already shows that some releases lack it.
   */
  private isInEveryRelease(found: readonly SymbolEntry[]): boolean {
    const {version} = this.symbols;
    const names = found.map(({name}) => name.toLowerCase());
    return (
      this.isHistory ||
      names.some((name) => this.guardedNames.has(name)) ||
      found.some(
        ({missingIn}) =>
          missingIn === undefined ||
          this.badges.some((badge) => badge.startsWith(`${version}.`) && compareReleases(badge, missingIn) > 0),
      )
    );
  }

  private verifyMissing({kind, name, line}: NameUse, lookup: Lookup, knownNames: () => Iterable<string>) {
    const {version, versions} = this.symbols;
    const otherVersions = [...versions]
      .filter(([other, symbols]) => {
        const matches = other !== version && lookup(symbols);
        return matches && matches !== 'unknown' && matches.length > 0;
      })
      .map(([other]) => other);
    if (
      otherVersions.some((other) => this.isAnnotated(other)) ||
      this.isRemoved(name, knownNames) ||
      this.isGuarded(name, otherVersions.length > 0, knownNames)
    ) {
      return;
    }
    const has = otherVersions.length > 0 ? ` (${otherVersions.join(', ')} has it)` : '';
    const nearest = [...new Set([...this.aliasesOf(kind, name), ...similarNames(name, knownNames())])]
      .slice(0, 3)
      .map((candidate) => displayName(kind, candidate));
    const suggestion = nearest.length > 0 ? `; nearest: ${nearest.join(', ')}` : '';
    this.report(line, `Moodle ${version} has no ${kind} ${displayName(kind, name)}${has}${suggestion}.`, name);
  }

  /** Returns whether the page says that a name was added or removed, consistently with the other version that has it. */
  private isAnnotated(otherVersion: string): boolean {
    const {version} = this.symbols;
    const {deprecated, since} = this.annotations;
    return Number(otherVersion) > Number(version)
      ? since.some((added) => added === otherVersion || added.startsWith(`${otherVersion}.`))
      : // A badge may also name the version that removed a name.
        deprecated ||
          since.some(
            (removed) =>
              compareVersions(versionOf(removed), otherVersion) > 0 &&
              compareVersions(versionOf(removed), version) <= 0,
          );
  }

  /**
   * Returns whether the page may use a name because it can have been removed before the oldest version with data. This does
   * not apply to names that look like typos.
   */
  private isRemoved(name: string, knownNames: () => Iterable<string>): boolean {
    return this.isHistory && ![...knownNames()].some((known) => isTypo(name, known));
  }

  /**
   * Returns whether the sample checks that a name exists before it uses it. A name that exists in no version must still not
   * look like a typo.
   */
  private isGuarded(name: string, isInOtherVersion: boolean, knownNames: () => Iterable<string>): boolean {
    const lastPart = name.split('::').at(-1) ?? '';
    return (
      (this.guardedNames.has(name.toLowerCase()) || this.guardedNames.has(lastPart.toLowerCase())) &&
      (isInOtherVersion || ![...knownNames()].some((known) => isTypo(name, known)))
    );
  }

  /** Lists this version's classes that another version renamed to `name`, and therefore has only as aliases. */
  private aliasesOf(kind: string, name: string): string[] {
    return kind === 'class'
      ? [...this.symbols.versions.values()].flatMap((symbols) =>
          symbols.classIndex.childrenOf(name).filter((child) => {
            const isAlias = symbols.classes.get(child.toLowerCase())?.detail.startsWith('alias');
            return isAlias && this.symbols.platform.find('class', child);
          }),
        )
      : [];
  }

  /** Reports a sample plugin's name that looks like a typo for another name. */
  reportTypo({kind, name, line}: NameUse, nearest: string) {
    this.report(
      line,
      `${displayName(kind, name)} is not declared on this page; nearest: ${displayName(kind, nearest)}.`,
      name,
    );
  }
}
