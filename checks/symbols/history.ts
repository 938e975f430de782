/*
 * Every block of version history: its place, its form, its releases, and the names in it. One line a fault: page, line,
 * what stands there, what is allowed.
 *
 *     npx tsx checks/symbols/history.ts [folder]
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {historyFences} from '../../src/markdown/history/fences.ts';
import {readHistory, type Change, type Fault} from '../../src/markdown/history/history.ts';
import {parsePage} from '../../src/markdown/history/page.ts';
import {versionOf} from '../../src/platform/pageVersion.ts';
import {documentedVersions} from './documentation.ts';
import {loadSymbols, type SymbolSet} from './symbolSet.ts';
import {checkInline} from './inline.ts';
import {PageContext} from './pageContext.ts';
import {isMain} from '../isMain.ts';

/** Spares most pages the parser. */
const mayHaveBlock = /^[\s>]*(?:`{3,}|~{3,})\w*[^\n`]*\bhistory\b/m;

/**
 * @param text - With code between backticks.
 * @returns The code.
 */
function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/**
 * Checks the names that a change mentions, as `check:symbols` checks those of the text.
 *
 * @param change - A change that the schema has accepted.
 * @param version - Version that the page describes.
 * @param versions - What each version has.
 * @returns Names that are not what the change says of them.
 */
function checkNames(
  {kind, version: release, what, instead, line}: Change,
  version: string,
  versions: ReadonlyMap<string, SymbolSet>,
): Fault[] {
  const [oldest = version] = versions.keys();
  const faults: Fault[] = [];
  const world = new PageContext(version, versions, (_, message) => faults.push({line, message}));
  const isAbout = (since: string) => release === since || release.startsWith(`${since}.`);
  // What had gone before the oldest version with symbols is in none of them.
  if (kind !== 'removed' || [...versions.keys()].some((known) => known !== oldest && isAbout(known))) {
    world.marks = {deprecated: kind === 'deprecated' || kind === 'removed', since: [release]};
    codeIn(what).forEach((code) => checkInline(code, world, line, {isApp: false}));
  }
  world.marks = {deprecated: false, since: []};
  codeIn(instead ?? '').forEach((code) => checkInline(code, world, line, {isApp: false}));
  return faults;
}

/**
 * Checks the version history on one page.
 *
 * @param site - Folder of the project.
 * @param file - Page, from that folder.
 * @param text - Its Markdown.
 * @param symbols - What each version has, the oldest first; without it names
 *   are not checked.
 * @returns One line a fault.
 */
export function checkPage(
  site: string,
  file: string,
  text: string,
  symbols?: () => ReadonlyMap<string, SymbolSet>,
): string[] {
  if (!mayHaveBlock.test(text)) {
    return [];
  }
  let tree;
  try {
    tree = parsePage(text);
  } catch {
    // check:samples says why the page is no Markdown.
    return [];
  }
  const version = versionOf(file);
  return historyFences(tree).flatMap(({node, fault}) => {
    const line = node.position?.start.line ?? 1;
    if (fault !== undefined) {
      return [`${file}:${line}: ${fault}`];
    }
    const {changes, faults} = readHistory(site, node.value, version);
    const names = symbols ? changes.flatMap((change) => checkNames(change, version, symbols())) : [];
    return [...faults, ...names].map(({line: below, message}) => `${file}:${line + below}: ${message}`);
  });
}

/**
 * Checks the version history on all pages of a site.
 *
 * @param site - Folder of the project.
 * @returns One line a fault.
 */
export function checkHistory(site: string): string[] {
  let versions: Map<string, SymbolSet> | undefined;
  const symbols = () => {
    versions ??= new Map(documentedVersions.map((version) => [version, loadSymbols(path.join(site, 'data'), version)]));
    return versions;
  };
  return ['docs', 'versioned_docs', 'general']
    .filter((folder) => existsSync(path.join(site, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'})
        .filter((entry) => /\.mdx?$/.test(entry))
        .sort()
        .map((entry) => `${folder}/${entry.split(path.sep).join('/')}`),
    )
    .flatMap((file) => checkPage(site, file, readFileSync(path.join(site, file), 'utf8'), symbols));
}

if (isMain(import.meta.url)) {
  const faults = checkHistory(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..')));
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
