/*
 * Compares the entries of the platform's `UPGRADING.md` and `upgrade.txt` files with data/upgrade-notes:
 *
 *     npm run upgrade-notes -- --platform PATH [--version 4.0]
 *
 * The command adds a row for each new entry, and prints the entries without a page or a reason. Read each of them, and
 * add the page that covers it, or the reason why none does, to the table.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isMain} from '../lib/isMain.ts';
import {coverageFolder} from '../../checks/upgrade-notes/index.ts';
import {formatCoverage, parseCoverage, type Coverage} from '../../checks/upgrade-notes/coverage.ts';
import {readPlatform} from '../prove/platform.ts';
import {readNotes} from './readNotes.ts';

if (isMain(import.meta.url)) {
  const {values} = parseArgs({options: {platform: {type: 'string'}, version: {type: 'string'}}});
  if (values.platform === undefined) {
    console.error('--platform is not set; allowed: the path of a Moodle checkout.');
    process.exit(1);
  }
  const platform = readPlatform(values.platform);
  const version = values.version ?? platform.version;
  const name = `${coverageFolder}/${version}.tsv`;
  const table = path.join(import.meta.dirname, '../..', name);
  const rows = existsSync(table) ? parseCoverage(readFileSync(table, 'utf8')) : [];
  const notes = readNotes(platform.folder, version);
  const coverage = notes.map(({file, release, id}): Coverage => {
    const known = rows.find((row) => row.id === id);
    return {page: '', mention: '', reason: '', ...known, file, release, id};
  });
  writeFileSync(table, formatCoverage(coverage));
  for (const [index, {page, reason}] of coverage.entries()) {
    if (page === '' && reason === '') {
      const {file = '', release = '', text = ''} = notes[index] ?? {};
      console.error(`${name}:${index + 2}: ${file} ${release}: ${text}`);
      process.exitCode = 1;
    }
  }
  console.log(
    `${notes.length} entries of Moodle ${version}, ${coverage.filter(({page}) => page !== '').length} covered by a page`,
  );
}
