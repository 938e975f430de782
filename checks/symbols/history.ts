/*
 * Checks all version history blocks: their position, their format, their releases and the names in them. It prints one line
 * for each problem, with the page, the line, the value, and what is allowed.
 *
 *     npx tsx checks/symbols/history.ts [folder]
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {historyFences} from '../../src/markdown/history/fences.ts';
import {readHistory, type Change} from '../../src/markdown/history/history.ts';
import {parsePage} from '../../src/markdown/history/page.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import type {Problem} from '../problem.ts';
import {PageContext, type Versions} from './pageContext.ts';
import {loadSymbols} from './data/loadSymbols.ts';
import {listPages, readEditionNames} from './documentation.ts';
import {checkInlineCode} from './languages/inlineCode.ts';

/** Matches pages that may contain a version history. The others, which are most pages, don't have to be parsed. */
const mayHaveBlock = /^[\s>]*(?:`{3,}|~{3,})\w*[^\n`]*\bhistory\b/m;

/** Lists the inline code in a text. */
function inlineCodeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Checks the names in one entry of a version history, with the same rules as names in the text. */
function checkNames({kind, version: release, what, instead, line}: Change, version: string, versions: Versions) {
  const problems: Problem[] = [];
  const context = new PageContext(version, versions, (_, message) => problems.push({line, message}));
  const checkCodeIn = (text: string) =>
    inlineCodeIn(text).forEach((code) => checkInlineCode(code, context, line, {isApp: false}));

  // The data does not contain the names that were removed in the oldest version or earlier.
  const [oldest = version] = versions.keys();
  const laterVersions = [...versions.keys()].filter((known) => known !== oldest);
  const isReleaseOf = (known: string) => release === known || release.startsWith(`${known}.`);
  if (kind !== 'removed' || laterVersions.some(isReleaseOf)) {
    context.annotations = {deprecated: kind === 'deprecated' || kind === 'removed', since: [release]};
    checkCodeIn(what);
  }
  context.annotations = {deprecated: false, since: []};
  checkCodeIn(instead ?? '');
  return problems;
}

/**
 * Checks the version histories of one page.
 *
 * @param site - Folder of the project.
 * @param file - Path of the page, relative to that folder.
 * @param text - The page's Markdown.
 * @param version - The version that the page describes.
 * @param loadVersions - Returns the symbols of each version, oldest version first. Without it, names are not checked.
 * @returns One line for each problem.
 */
export function checkPageHistory(
  site: string,
  file: string,
  text: string,
  version: string,
  loadVersions?: () => Versions,
): string[] {
  if (!mayHaveBlock.test(text)) {
    return [];
  }
  let tree;
  try {
    tree = parsePage(text);
  } catch {
    // `check:samples` reports invalid Markdown.
    return [];
  }
  return historyFences(tree).flatMap(({node, problem}) => {
    const fenceLine = node.position?.start.line ?? 1;
    if (problem !== undefined) {
      return [`${file}:${fenceLine}: ${problem}`];
    }
    const {changes, problems} = readHistory(site, node.value, version);
    const nameProblems = loadVersions ? changes.flatMap((change) => checkNames(change, version, loadVersions())) : [];
    return [...problems, ...nameProblems].map(({line, message}) => `${file}:${fenceLine + line}: ${message}`);
  });
}

/**
 * Checks the version histories on all pages of a site.
 *
 * @param site - Folder of the project.
 * @returns One line for each problem.
 */
export function checkHistory(site: string): string[] {
  const editionNames = readEditionNames(site);
  let versions: Versions | undefined;
  const loadVersions = () => {
    versions ??= new Map(editionNames.map((version) => [version, loadSymbols(path.join(site, 'data'), version)]));
    return versions;
  };
  return listPages(site, editionNames).flatMap(({file, version}) =>
    checkPageHistory(site, file, readFileSync(path.join(site, file), 'utf8'), version, loadVersions),
  );
}

if (isMain(import.meta.url)) {
  const problems = checkHistory(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..')));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
