/*
 * Writes the data of the page "Changes since …": the version histories on the current docs pages, and the differences between
 * the symbols of the current edition and the previous one.
 *
 *     npm run changes [-- --tables FOLDER]
 *
 * FOLDER contains tables that `npm run symbols:extract` wrote for versions between the two editions. They show in which
 * version each name changed. Without the option, the versions in the existing file are kept.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format} from 'prettier';
import type {Changes, PageChange, PageLink} from '../../src/moodle/editionChanges.ts';
import {currentEdition, editions, linksOf, type Edition} from '../../src/moodle/editions.ts';
import {compareVersions, versionOfRelease} from '../../src/moodle/versionNames.ts';
import {isMain} from '../lib/isMain.ts';
import {entriesOf, formatSymbols} from '../symbols/index.ts';
import rollUp from './rollUp.ts';
import {scanPage} from './scan.ts';
import {readFrontMatter} from '../../src/moodle/frontMatter.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

const folder = 'docs';

/** Returns the title and route of a page, or undefined if readers cannot find it. */
function linkOf(file: string, text: string): PageLink | undefined {
  const {title, draft, unlisted} = readFrontMatter(text);
  const route = file.replace(/(?:\/index)?\.mdx?$/, '');
  return draft === true || unlisted === true ? undefined : {title: String(title), path: `/${route}`};
}

/** Reads what to do about removed and deprecated names, by name, from `data/change-advice.tsv`. */
export function readAdvice(text: string): Map<string, string> {
  const [, ...lines] = text.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', advice = ''] = line.split('\t');
      return [name, advice];
    }),
  );
}

/**
 * Compares the current edition with the previous one of all editions, newest first. Without a folder with the extracted tables
 * of versions in between, the versions in the existing file are kept.
 */
export function collectChanges(site: string, all: readonly Edition[], tables?: string): Changes {
  const [to, from] = all.map(({name}) => name);
  if (to === undefined || from === undefined) {
    throw new Error('data/editions.json must have at least two editions, because their names are compared.');
  }
  const pages = listFiles(site, folder)
    .filter((file) => /\/[^_][^/]*\.mdx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(site, file), 'utf8');
      const link = linkOf(file, text);
      return link ? [{link, page: scanPage(site, text, to)}] : [];
    });
  const pageChanges = pages.flatMap(({page, link}) =>
    page.changes
      .filter(({version}) => compareVersions(versionOfRelease(version), from) > 0)
      .map(({kind, version, issue, what, instead, heading, anchor}): PageChange => {
        const target = anchor === undefined ? link.path : `${link.path}#${anchor}`;
        return {title: link.title, path: target, heading, kind, version, issue, what, instead};
      }),
  );
  const read = (version: string) => readFileSync(path.join(site, 'data/symbols', `${version}.tsv`), 'utf8');
  const released = readdirSync(path.join(site, 'data/versions')).map((file) => path.basename(file, '.json'));
  const between = released
    .filter((version) => compareVersions(version, from) > 0 && compareVersions(version, to) < 0)
    .map((version) => [version, path.join(tables ?? '', `moodle-${version}`)] as const)
    .filter(([, folder]) => tables !== undefined && existsSync(folder));
  const file = path.join(site, 'data/changes', `${to}.json`);
  const adviceFile = path.join(site, 'data/change-advice.tsv');
  const symbols = rollUp({
    from,
    to,
    versions: linksOf(all),
    released,
    symbols: {
      [from]: read(from),
      ...Object.fromEntries(between.map(([version, folder]) => [version, formatSymbols(entriesOf(folder))])),
      [to]: read(to),
    },
    known: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Changes).symbols : undefined,
    advice: existsSync(adviceFile) ? readAdvice(readFileSync(adviceFile, 'utf8')) : undefined,
    listed: pages,
  });
  return {pageChanges, symbols};
}

/** Returns `data/changes/EDITION.json` as text, in the format of the project's JSON files. */
export async function formatChanges(changes: Changes): Promise<string> {
  return format(JSON.stringify(changes), {parser: 'json', printWidth: 120, bracketSpacing: false});
}

/** Writes the data of the current edition's page "Changes since …", and returns its file. */
export async function writeChanges(site: string, tables?: string): Promise<string> {
  const file = `data/changes/${currentEdition}.json`;
  writeFileSync(path.join(site, file), await formatChanges(collectChanges(site, editions, tables)));
  return file;
}

if (isMain(import.meta.url)) {
  const {tables} = parseArgs({options: {tables: {type: 'string'}}}).values;
  console.log(`Wrote ${await writeChanges(path.join(import.meta.dirname, '../..'), tables)}.`);
}
