/*
 * Checks that each entry in the platform's `UPGRADING.md` and `upgrade.txt` files is covered by a page, or has a reason why it isn't:
 *
 *     npx tsx checks/upgrade-notes
 *
 * `npm run upgrade-notes` writes the tables from a checkout of the platform.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMain} from '../../tools/lib/isMain.ts';
import {mentions, parseCoverage} from './coverage.ts';

/** The folder with one coverage table for each docs version, relative to the project. */
export const coverageFolder = 'data/upgrade-notes';

/** Finds entries that no page covers. Returns one line for each, with the table's file and line. */
export function findUncovered(site: string): string[] {
  const problems: string[] = [];
  for (const table of readdirSync(path.join(site, coverageFolder)).sort()) {
    const rows = parseCoverage(readFileSync(path.join(site, coverageFolder, table), 'utf8'));
    for (const [index, {file, page, mention, reason}] of rows.entries()) {
      const where = `${coverageFolder}/${table}:${index + 2}: ${file}: `;
      if (page === '' && reason === '') {
        problems.push(`${where}the entry has neither a page nor a reason`);
      } else if (page !== '' && reason !== '') {
        problems.push(`${where}the entry has both a page and a reason; keep only one of them`);
      } else if (page !== '' && !existsSync(path.join(site, page))) {
        problems.push(`${where}page "${page}" does not exist`);
      } else if (page !== '' && (mention === '' || !mentions(readFileSync(path.join(site, page), 'utf8'), mention))) {
        problems.push(`${where}${page} does not mention "${mention}"`);
      }
    }
  }
  return problems;
}

if (isMain(import.meta.url)) {
  const problems = findUncovered(path.join(import.meta.dirname, '../..'));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
