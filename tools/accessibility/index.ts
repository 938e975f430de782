/*
 * Copies the results of the last accessibility tests to `data/accessibility.json`, which the accessibility statement
 * shows: `npm run accessibility`. Run the tests before; see general/documentation/linting.md.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {readResults} from './results.ts';

const site = path.join(import.meta.dirname, '../..');
const file = path.join(site, 'data/accessibility.json');
try {
  const record = readResults(site);
  writeFileSync(file, await format(JSON.stringify(record), {...(await resolveConfig(file)), parser: 'json'}));
  if (record.engines.length === 0) {
    console.warn('There are no results of other engines; "npm run test:engines" writes them if all tests pass.');
  }
  for (const {browser, pages, date} of [record.axe, ...record.engines]) {
    console.log(`${browser}: ${pages} pages on ${date}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
