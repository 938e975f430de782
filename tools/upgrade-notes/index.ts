/*
 * Compares the entries of the platform's `UPGRADING.md` and `upgrade.txt` files with the pages, and writes data/upgrade-notes:
 *
 *     npm run upgrade-notes -- --platform PATH [--version 4.0]
 *
 * The command suggests a developer update for an entry or, failing that, the page that mentions most of its names.
 * For the remaining entries, add a page or a reason to the table. The command cannot tell whether a page explains
 * enough, so review its suggestions.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isMain} from '../lib/isMain.ts';
import {findFiles} from '../../checks/samples/index.ts';
import {coverageFolder} from '../../checks/upgrade-notes/index.ts';
import {formatCoverage, mentions, parseCoverage, type Coverage} from '../../checks/upgrade-notes/coverage.ts';
import {currentEdition} from '../../src/moodle/editions.ts';
import {readPlatform} from '../prove/platform.ts';
import {namesIn, readNotes, type UpgradeNote} from './readNotes.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * Returns the row of the table for an entry, with the page that covers it.
 *
 * @param note - The entry.
 * @param pages - Content of the pages, by path, beginning with the developer update.
 * @param known - The existing row of the table, which is kept.
 */
export function cover(note: UpgradeNote, pages: ReadonlyMap<string, string>, known?: Coverage): Coverage {
  const {file, release, id} = note;
  if (known) {
    return {...known, file, release};
  }
  const names = namesIn(note.text);
  let best: {page: string; found: string[]} = {page: '', found: []};
  for (const [page, text] of pages) {
    const found = names.filter((name) => mentions(text, name));
    if (found.length > best.found.length && !/\/devupdate[^/]*\.md$/.test(best.page)) {
      best = {page, found};
    }
  }
  return {file, release, id, page: best.page, mention: best.found[0] ?? '', reason: ''};
}

/**
 * Reads the pages that can cover an entry, beginning with the developer update of the version. The generated list of
 * changes contains only names, so it does not count.
 */
function readPages(docs: string, version: string): Map<string, string> {
  const files = findFiles(root, [docs, 'general/development', 'general/app']);
  const own = `${docs}/devupdate-${version.replace('.', '')}.md`;
  const update = files.includes(own) ? own : `${docs}/devupdate.md`;
  const pages = [update, ...files].filter((file) => file !== `${docs}/changes.md`);
  return new Map(pages.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

if (isMain(import.meta.url)) {
  const {values} = parseArgs({options: {platform: {type: 'string'}, version: {type: 'string'}}});
  if (values.platform === undefined) {
    console.error('--platform is not set; allowed: the path of a Moodle checkout.');
    process.exit(1);
  }
  const platform = readPlatform(values.platform);
  const version = values.version ?? platform.version;
  const docs = platform.version === currentEdition ? 'docs' : `versioned_docs/version-${platform.version}`;
  const table = path.join(root, coverageFolder, `${version}.tsv`);
  const rows = existsSync(table) ? parseCoverage(readFileSync(table, 'utf8')) : [];
  const known = new Map(rows.map((row) => [row.id, row]));
  const pages = readPages(docs, version);
  const notes = readNotes(platform.folder, version);
  const coverage = notes.map((note) => cover(note, pages, known.get(note.id)));
  mkdirSync(path.dirname(table), {recursive: true});
  writeFileSync(table, formatCoverage(coverage));
  for (const [index, {page, reason}] of coverage.entries()) {
    if (page === '' && reason === '') {
      const {file = '', release = '', text = ''} = notes[index] ?? {};
      console.error(`${coverageFolder}/${version}.tsv:${index + 2}: ${file} ${release}: ${text}`);
      process.exitCode = 1;
    }
  }
  console.log(
    `${notes.length} entries of Moodle ${version}, ${coverage.filter(({page}) => page !== '').length} covered by a page`,
  );
}
