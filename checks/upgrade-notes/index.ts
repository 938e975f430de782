/*
 * Checks that each entry of the platform's `upgrade.txt` files is covered by a page, or has a reason why not:
 *
 *     npx tsx checks/upgrade-notes
 *
 * `npm run upgrade-notes` writes the tables from a checkout of the platform.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMain} from '../isMain.ts';
import {mentions, parseCoverage} from './coverage.ts';

/** The tables, one for each version of the docs, relative to the project. */
export const coverageFolder = 'data/upgrade-notes';

/**
 * Finds entries that no page covers.
 *
 * @param site - Folder of the project.
 * @returns One line for each problem, with file and line of the table.
 */
export function findUncovered(site: string): string[] {
  const problems: string[] = [];
  for (const table of readdirSync(path.join(site, coverageFolder)).sort()) {
    const rows = parseCoverage(readFileSync(path.join(site, coverageFolder, table), 'utf8'));
    for (const [index, {file, page, mention, reason}] of rows.entries()) {
      const where = `${coverageFolder}/${table}:${index + 2}: ${file}: `;
      if (page === '' && reason === '') {
        problems.push(`${where}the entry has neither a page nor a reason`);
      } else if (page !== '' && reason !== '') {
        problems.push(`${where}the entry has a page and a reason; allowed: one of them`);
      } else if (page !== '' && !existsSync(path.join(site, page))) {
        problems.push(`${where}the page is "${page}"; allowed: an existing page`);
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
