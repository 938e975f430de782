import {isTypo, similarNames} from '../data/similarNames.ts';
import type {SymbolEntry} from '../data/symbol.ts';
import type {SymbolSet} from '../data/symbolSet.ts';
import type {Annotations} from '../page.ts';
import type {PageSymbols} from './pageSymbols.ts';

/** Receives a problem: its line on the page, the message, and the name that it is about. */
export type Report = (line: number, message: string, name: string) => void;

/** A name that a page uses, what the page uses it as, and where. */
export interface NameUse {
  kind: string;
  name: string;
  line: number;
}

/** Finds everything that a name can refer to in one version; `unknown` if that cannot be decided. */
export type Lookup = (platform: SymbolSet) => readonly SymbolEntry[] | 'unknown';

/** The spelling of a name in messages. */
function displayName(kind: string, name: string): string {
  return kind === 'function' || kind === 'method' ? `${name}()` : name;
}

/** Orders releases such as `4.2.2` and `4.2.10`. */
function compareReleases(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

/** Decides whether a page may use a name, and reports the name if not. */
export class NameVerifier {
  /** What the page says about the place that is being checked. */
  annotations: Annotations = {deprecated: false, since: []};
  /** Badges that can say which point release added a name: those next to it or, for a sample, all of the page. */
  badges: readonly string[] = [];
  /** Names that the current sample uses only if they exist, in lower case. */
  guardedNames: ReadonlySet<string> = new Set<string>();

  /**
   * @param isHistory - Whether the page describes past changes, and may therefore use names that were removed before
   *   the oldest version with data.
   */
  constructor(
    private readonly symbols: PageSymbols,
    private readonly report: Report,
    private readonly isHistory: boolean,
  ) {}

  /**
   * Reports a name that the page's version does not have, or that is deprecated, unless the page says so.
   *
   * @param knownNames - Names to suggest instead.
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
        `${displayName(kind, name)} is deprecated${since}; name what replaces it, or mark it with <Deprecated>.`,
        name,
      );
    }
  }

  /** Whether every point release of the version has a name, or a badge or the sample says that some lack it. */
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
    this.report(line, `${displayName(kind, name)} is no ${kind} of ${version}${has}${suggestion}.`, name);
  }

  /** Whether the page says that a name was added or removed, and the other version that has it agrees. */
  private isAnnotated(otherVersion: string): boolean {
    const {version} = this.symbols;
    const {deprecated, since} = this.annotations;
    return Number(otherVersion) > Number(version)
      ? since.some((added) => added === otherVersion || added.startsWith(`${otherVersion}.`))
      : // A badge may also give the version that removed a name.
        deprecated || since.some((removed) => removed.startsWith(version));
  }

  /** Whether the page may use a name that was removed before the oldest version with data. A typo is not such a name. */
  private isRemoved(name: string, knownNames: () => Iterable<string>): boolean {
    return this.isHistory && ![...knownNames()].some((known) => isTypo(name, known));
  }

  /** Whether the sample checks that a name exists before it uses it. The name need not exist then, but may be a typo. */
  private isGuarded(name: string, isInOtherVersion: boolean, knownNames: () => Iterable<string>): boolean {
    const lastPart = name.split('::').at(-1) ?? '';
    return (
      (this.guardedNames.has(name.toLowerCase()) || this.guardedNames.has(lastPart.toLowerCase())) &&
      (isInOtherVersion || ![...knownNames()].some((known) => isTypo(name, known)))
    );
  }

  /** Lists the classes of this version for which another version has only an alias, because it renamed them to `name`. */
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

  /** Reports a name of the sample plugins that looks like a typo for another name. */
  reportTypo({kind, name, line}: NameUse, nearest: string) {
    this.report(
      line,
      `${displayName(kind, name)} is nowhere on this page; nearest: ${displayName(kind, nearest)}.`,
      name,
    );
  }
}
