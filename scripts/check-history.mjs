// @ts-check
/*
 * Every block of version history: its place, its form, its releases, and the names in it. One line a fault: page, line,
 * what stands there, what is allowed.
 *
 *     node scripts/check-history.mjs [folder]
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {historyFences} from './history/fences.mjs';
import {readHistory} from './history/history.mjs';
import {parsePage} from './history/page.mjs';
import {versionOf} from './samples/versions.mjs';
import {loadSymbols} from './symbols/data.mjs';
import {checkInline} from './symbols/inline.mjs';
import {World} from './symbols/world.mjs';

/** @typedef {import('./history/history.mjs').Change} Change */
/** @typedef {import('./history/history.mjs').Fault} Fault */
/** @typedef {import('./symbols/data.mjs').SymbolSet} SymbolSet */

/** Spares most pages the parser. */
const mayHaveBlock = /^[\s>]*(?:`{3,}|~{3,})\w*[^\n`]*\bhistory\b/m;

/**
 * @param {string} text - With code between backticks.
 * @returns {string[]} The code.
 */
function codeIn(text) {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/**
 * Checks the names that a change mentions, as `check:symbols` checks those of the text.
 *
 * @param {Change} change - A change that the schema has accepted.
 * @param {string} version - Version that the page describes.
 * @param {ReadonlyMap<string, SymbolSet>} versions - What each version has.
 * @returns {Fault[]} Names that are not what the change says of them.
 */
function checkNames({kind, version: release, what, instead, line}, version, versions) {
  const [oldest = version] = versions.keys();
  /** @type {Fault[]} */
  const faults = [];
  const world = new World(version, versions, (_, message) => faults.push({line, message}));
  const isAbout = (/** @type {string} */ since) => release === since || release.startsWith(`${since}.`);
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
 * @param {string} site - Folder of the project.
 * @param {string} file - Page, from that folder.
 * @param {string} text - Its Markdown.
 * @param {() => ReadonlyMap<string, SymbolSet>} [symbols] - What each version has, the oldest first; without it names
 *   are not checked.
 * @returns {string[]} One line a fault.
 */
export function checkPage(site, file, text, symbols) {
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
 * @param {string} site - Folder of the project.
 * @returns {string[]} One line a fault.
 */
export function checkHistory(site) {
  /** @type {Map<string, SymbolSet> | undefined} */
  let versions;
  const symbols = () => {
    versions ??= new Map(['4.1', '4.2'].map((version) => [version, loadSymbols(path.join(site, 'data'), version)]));
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkHistory(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..')));
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
