import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PlatformVersion} from '../../../config/platform.ts';
import type {ChangeKind} from '../../../scripts/history/history.mjs';
import {runTasks} from '../../build/tasks.ts';
import {compareVersions, versionOf} from '../../data/versionNames.mjs';
import {cardOf} from '../../symbols/card.ts';
import {loadCatalogue, type PlatformSymbol} from '../../symbols/catalogue.ts';
import {kindNames} from '../../symbols/kinds.ts';
import {resolveNames} from '../../symbols/resolve.ts';
import {compareSymbols, symbolChanges, type ChangedSymbol, type SymbolChange, type VersionSymbols} from './compare.ts';
import {listSymbols} from './list.ts';
import {scanPage, type ScannedPage} from './scan.ts';
import {isTelling, type PageTree} from './tree.ts';

/** A page that readers may follow up. */
export interface PageLink {
  title: string;
  /** Route, with the anchor of the section if it is about one. */
  path: string;
}

/** A change that a page tells. */
export interface PageChange extends PageLink {
  /** Section of the page. */
  heading?: string;
  kind: ChangeKind;
  version: string;
  issue: string;
  /** Code stands between backticks, as in `instead`. */
  what: string;
  instead?: string;
}

/** A symbol that has changed, as readers see it. */
export interface SymbolRow {
  change: SymbolChange;
  /** Such as `web service`. */
  kind: string;
  name: string;
  /** Where the platform's repository has it. */
  source?: string;
  /** Version since which it is or was deprecated, if that is another than the newer of the two. */
  since?: string;
  newName?: string;
  members?: number;
  instead?: string;
  /** Pages that name it, as places in the list of pages. */
  pages?: number[];
}

/** What a component has changed. */
export interface ComponentChanges {
  name: string;
  rows: SymbolRow[];
}

/** All that has changed between two versions. */
export interface SymbolChangeList {
  from: string;
  to: string;
  plugins: {added: string[]; removed: string[]};
  /** Core first, then by name. */
  components: ComponentChanges[];
  /** Pages that name what has changed. */
  pages: PageLink[];
}

/** Which versions are compared. */
export interface Options {
  /** The older version. */
  from: string;
  /** The newer version, which the current documentation describes. */
  to: string;
  /** Where the source of each version is. */
  versions: Readonly<Record<string, PlatformVersion>>;
}

interface Content {
  /** By file, from the folder of the site. */
  pages: ReadonlyMap<string, ScannedPage>;
}

const docsPlugin = 'docusaurus-plugin-content-docs';
const folder = 'docs';

function loadVersion(siteDirectory: string, version: string): VersionSymbols {
  const catalogue = loadCatalogue(siteDirectory, version);
  const text = readFileSync(path.join(siteDirectory, 'data/symbols', `${version}.tsv`), 'utf8');
  return {catalogue, symbols: listSymbols(text, catalogue)};
}

/** The component that readers look under. */
function componentOf({kind, component, detail}: PlatformSymbol): string {
  if (kind === 'callback' || component === 'moodle') {
    return 'core';
  }
  // The class that runs a web service stands in the namespace of its component.
  return kind === 'web service' ? (/(\w+)\\/.exec(detail)?.[1] ?? component) : component;
}

/** `Web service` becomes `web service`; `JavaScript` is a name. */
function withinSentence(kind: string): string {
  return kind.replace(/^[A-Z](?=[a-z]+\b)/, (letter) => letter.toLowerCase());
}

/** A name, and that of its class: who reads about a method reads about its class. */
function keysOf({name}: PlatformSymbol): string[] {
  const owner = name.split('::')[0] ?? name;
  return [...new Set([name, owner])].map((key) => key.toLowerCase());
}

function shownName({kind, name}: PlatformSymbol): string {
  return kind === 'function' || kind === 'method' ? `${name}()` : name;
}

/** Numbers by what they count, such as pages by the name of a symbol. */
class Register<Value> {
  private readonly entries = new Map<string, Set<Value>>();

  add(key: string, value: Value): void {
    const values = this.entries.get(key) ?? new Set<Value>();
    this.entries.set(key, values.add(value));
  }

  get(key: string): Value[] {
    return [...(this.entries.get(key) ?? [])];
  }
}

/**
 * Rolls up what has changed between two versions of the platform, for `/docs/changes`: what the pages of the current
 * documentation tell in their blocks of version history, and how the symbols of the versions differ.
 *
 * Writes `@generated/changes/default/pages.json`, an array of `PageChange`, and `symbols.json`, a `SymbolChangeList`.
 *
 * @param context - Of it, the folder of the site.
 * @param options - See `Options`.
 */
export default function changes({siteDir}: LoadContext, {from, to, versions}: Options): Plugin<Content> {
  return {
    name: 'changes',
    getPathsToWatch: () => [`${siteDir}/${folder}/**/*.{md,mdx}`, `${siteDir}/data/symbols/*.tsv`],
    async loadContent() {
      const files = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .filter((entry) => /(?:^|[\\/])[^_][^\\/]*\.mdx?$/.test(entry))
        .map((entry) => `${folder}/${entry.split(path.sep).join('/')}`)
        .sort();
      const texts = new Map(files.map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]));
      const telling = [...texts.values()].filter(isTelling);
      const read = await runTasks<PageTree>({siteDir, module: 'src/plugins/changes/treeTask.ts'}, telling);
      const trees = new Map(telling.map((text, place) => [text, read[place]]));
      const pages = [...texts].map(([file, text]) => [file, scanPage(siteDir, text, to, trees.get(text))] as const);
      return {pages: new Map(pages)};
    },
    async allContentLoaded({allContent, actions}) {
      const {pages} = allContent.changes?.default as Content;
      const docs = (allContent[docsPlugin]?.default as LoadedContent | undefined)?.loadedVersions.find(
        ({versionName}) => versionName === 'current',
      )?.docs;
      const links = new Map(
        docs
          ?.filter(({unlisted, draft}) => !unlisted && !draft)
          .map(({source, permalink, title}) => [source.replace('@site/', ''), {title, path: permalink}]),
      );
      const listed = [...pages].flatMap(([file, page]) => {
        const link = links.get(file);
        return link ? [{page, link}] : [];
      });

      const told = listed.flatMap(({page, link}) =>
        page.changes
          .filter(({version}) => compareVersions(versionOf(version), from) > 0)
          .map(({kind, version, issue, what, instead, heading, anchor}): PageChange => {
            const place = anchor === undefined ? link.path : `${link.path}#${anchor}`;
            return {title: link.title, path: place, heading, kind, version, issue, what, instead};
          }),
      );
      await actions.createData('pages.json', JSON.stringify(told));
      await actions.createData('symbols.json', JSON.stringify(rollUp(listed)));
    },
  };

  function rollUp(listed: readonly {page: ScannedPage; link: PageLink}[]): SymbolChangeList {
    const before = loadVersion(siteDir, from);
    const after = loadVersion(siteDir, to);
    const comparison = compareSymbols(before, after);

    const pagesNaming = new Register<PageLink>();
    const replacing = new Map<string, string>();
    for (const {page, link} of listed) {
      for (const {catalogue} of [after, before]) {
        const named = resolveNames(page.names, catalogue);
        for (const symbol of named.values()) {
          keysOf(symbol).forEach((key) => pagesNaming.add(key, link));
        }
        for (const {codes, instead} of page.replacements) {
          const old = resolveNames(
            {codes: codes.map((code) => ({code, inHeading: false})), declared: new Set()},
            catalogue,
          );
          old.forEach(({name}) => replacing.set(name.toLowerCase(), instead));
        }
      }
    }

    const pages: PageLink[] = [];
    const components = new Map<string, SymbolRow[]>();
    for (const changed of comparison.symbols) {
      const name = componentOf(changed.symbol);
      const row = rowOf(changed);
      const key = changed.symbol.name.toLowerCase();
      const instead = changed.change === 'deprecated' || changed.change === 'removed' ? replacing.get(key) : undefined;
      const naming = new Set([key, changed.newName?.toLowerCase() ?? key].flatMap((known) => pagesNaming.get(known)));
      const numbers = [...naming].map((link) => {
        const known = pages.indexOf(link);
        return known === -1 ? pages.push(link) - 1 : known;
      });
      components.set(name, [
        ...(components.get(name) ?? []),
        {...row, ...(instead !== undefined && {instead}), ...(numbers.length > 0 && {pages: numbers})},
      ]);
    }
    return {
      from,
      to,
      plugins: comparison.plugins,
      components: [...components]
        .map(([name, rows]) => ({
          name,
          rows: rows.sort(
            (a, b) => symbolChanges.indexOf(a.change) - symbolChanges.indexOf(b.change) || (a.name < b.name ? -1 : 1),
          ),
        }))
        .sort((a, b) => Number(b.name === 'core') - Number(a.name === 'core') || (a.name < b.name ? -1 : 1)),
      pages,
    };
  }

  function rowOf({change, symbol, newName, members}: ChangedSymbol): SymbolRow {
    const repository = versions[change === 'removed' ? from : to]?.source;
    const url = repository === undefined ? undefined : cardOf(symbol, repository).source?.url;
    const {deprecated} = symbol;
    const isOther = deprecated !== '' && deprecated !== 'yes' && deprecated !== to;
    return {
      change,
      kind: withinSentence(kindNames[symbol.kind].one),
      name: shownName(symbol),
      ...(url !== undefined && {source: url}),
      ...(isOther && {since: deprecated}),
      ...(newName !== undefined && {newName}),
      ...(members !== undefined && {members}),
    };
  }
}
