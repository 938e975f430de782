/*
 * Compares the size of what readers download with `sizes.json`: the files that a page loads on the first visit, measured
 * in a browser, the archives for offline mode, the Markdown copies of the pages, and the preview images. A size may be
 * 15 % above the recorded one. `--write` records today's sizes instead. This needs a build, and BASE_URL must have the
 * value that the build used.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {measurePages, sizesOf} from './pageWeight.ts';
import {formatSizes, report, type Sizes} from './report.ts';
import {measureParts} from './weights.ts';

const build = path.join(import.meta.dirname, '../../build');
const sizesFile = path.join(import.meta.dirname, 'sizes.json');

// The "not found" page has no route, and loads the same files as the other pages.
const routes = Object.fromEntries(Object.entries(pageKinds).filter(([kind]) => kind !== 'not found')) as Omit<
  typeof pageKinds,
  'not found'
>;

/** Measures everything that a limit exists for. Totals are divided by the number of pages, because new pages are welcome. */
async function measure(): Promise<Sizes> {
  // Redirects to pages are files, too, but they have no content.
  const pageCount = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(path.join(build, file), 'utf8').includes('data-has-hydrated')).length;
  const baseUrl = process.env.BASE_URL?.trim() ?? '';
  const weights = await measurePages(routes, build, baseUrl === '' ? '/' : baseUrl);
  return {
    ...Object.fromEntries(Object.entries(weights).map(([kind, weight]) => [kind, sizesOf(weight)])),
    // A script that two kinds of docs pages load does not contain the content of either page.
    'docs page without its content': {script: sizesOf(weights['docs page'], weights.category).script},
    ...measureParts(build, pageCount),
  };
}

try {
  const measured = await measure();
  if (process.argv.includes('--write')) {
    writeFileSync(sizesFile, formatSizes(measured));
  } else {
    const {table, problems} = report(measured, JSON.parse(readFileSync(sizesFile, 'utf8')) as Sizes);
    console.log(table);
    problems.forEach((problem) => console.error(problem));
    process.exitCode = problems.length === 0 ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
