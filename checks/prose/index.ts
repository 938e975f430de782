/*
 * Checks the language of pages for patterns that native writers do not use. It prints one line for each problem, with the
 * page, the line and a message.
 *
 *     npx tsx checks/prose [file or folder…]
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {isMain} from '../../tools/lib/isMain.ts';
import type {Problem} from '../problem.ts';
import {proseLines} from './proseLines.ts';
import {proseRules} from './rules.ts';

const defaultPaths = ['docs', 'versioned_docs', 'general', 'README.md', 'CONTRIBUTING.md'];

/** The style guide is excluded, because it quotes the patterns that writers should avoid. */
const excluded = /^general\/documentation\/style-guides\.md$/;

const exceptionsFile = 'checks/prose/exceptions.tsv';

/** A match that is correct in its context. */
interface Exception {
  /** Path of the page, relative to the project. */
  page: string;
  rule: string;
  /** The matching words. */
  text: string;
  reason: string;
  line: number;
}

/**
 * Checks one page.
 *
 * @returns For each match, the rule, the matching words and the message.
 */
export function checkProse(markdown: string): (Problem & {rule: string; text: string})[] {
  return proseLines(markdown).flatMap(({line, text}) =>
    proseRules.flatMap(({name, pattern, suggestion}) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([found]) => {
        const words = found.trim();
        const shown = words.length > 60 ? `${words.slice(0, 60)}…` : words;
        return {line, rule: name, text: words, message: `"${shown}" (${name}): write ${suggestion}`};
      }),
    ),
  );
}

/**
 * Reads the exceptions.
 *
 * @param text - Tab-separated values with a header row: page, rule, matching words and reason.
 */
export function readExceptions(text: string): Exception[] {
  return text
    .split('\n')
    .map((row, index) => {
      const [page = '', rule = '', words = '', reason = ''] = row.split('\t');
      return {page, rule, text: words, reason: reason.trim(), line: index + 1};
    })
    .filter(({page, line}) => line > 1 && page !== '');
}

/**
 * Checks pages, and reports the matches that no exception allows.
 *
 * @param pages - The text of each page, by path.
 * @param exceptions - Matches to ignore. An exception that has no reason or no match is a problem as well.
 * @returns One line for each problem.
 */
export function checkPages(pages: ReadonlyMap<string, string>, exceptions: readonly Exception[]): string[] {
  const used = new Set<Exception>();
  const problems: string[] = [];
  for (const [page, markdown] of pages) {
    for (const {line, rule, text, message} of checkProse(markdown)) {
      const exception = exceptions.find((entry) => entry.page === page && entry.rule === rule && entry.text === text);
      if (exception) {
        used.add(exception);
      } else {
        problems.push(`${page}:${line}: ${message}`);
      }
    }
  }
  for (const exception of exceptions) {
    const {page, text, reason, line} = exception;
    if (reason === '') {
      problems.push(`${exceptionsFile}:${line}: "${text}" needs a reason`);
    }
    if (pages.has(page) && !used.has(exception)) {
      problems.push(`${exceptionsFile}:${line}: ${page} no longer contains "${text}"; remove the line`);
    }
  }
  return problems;
}

function findPages(site: string, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    statSync(path.join(site, name)).isDirectory()
      ? readdirSync(path.join(site, name), {recursive: true, encoding: 'utf8'})
          .filter((entry) => /\.mdx?$/.test(entry))
          .sort()
          .map((entry) => path.posix.join(name, entry.split(path.sep).join('/')))
      : [name],
  );
}

if (isMain(import.meta.url)) {
  const site = path.join(import.meta.dirname, '../..');
  const names = process.argv.slice(2);
  const files =
    names.length > 0 ? findPages(site, names) : findPages(site, defaultPaths).filter((file) => !excluded.test(file));
  const pages = new Map(files.map((file) => [file, readFileSync(path.join(site, file), 'utf8')]));
  const problems = checkPages(pages, readExceptions(readFileSync(path.join(site, exceptionsFile), 'utf8')));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
