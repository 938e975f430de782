/*
 * Compares the size of what readers download with `sizes.json`: the files that a page loads on the first visit, measured
 * in a browser, the archives for offline mode, the Markdown copies of the pages, and the preview images. A size may be
 * 15 % above the recorded one. `--write` records today's sizes instead. This needs a build, and BASE_URL must have the
 * value that the build used.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {measureMarkdown} from './markdownWeight.ts';
import {measureOffline} from './offlineWeight.ts';
import {measurePages, sizesOf} from './pageWeight.ts';
import {measurePreviews} from './previewWeight.ts';
import {formatSizes, report, type Sizes} from './report.ts';

const build = path.join(import.meta.dirname, '../../build');
const sizesFile = path.join(import.meta.dirname, 'sizes.json');

/** Measures everything that a limit exists for. Totals are divided by the number of pages, because new pages are welcome. */
async function measure(): Promise<Sizes> {
  const pageCount = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  ).length;
  // Skip the "not found" page, because it has no route and loads the same files as the other pages.
  const kinds = Object.entries(pageKinds).filter(([kind]) => kind !== 'not found');
  const weights = await measurePages(
    kinds.map(([, route]) => route),
    build,
    process.env.BASE_URL?.trim() || '/',
  );
  // A script that two kinds of docs pages load does not contain the content of either page.
  const [docsPage, otherPage] = ['docs page', 'category'].map(
    (name) => weights[kinds.findIndex(([kind]) => kind === name)]!,
  );
  return {
    ...Object.fromEntries(kinds.map(([kind], index) => [kind, sizesOf(weights[index]!)])),
    'docs page without its content': {script: sizesOf(docsPage!, otherPage).script},
    'offline archives': measureOffline(build, pageCount),
    'Markdown copies': measureMarkdown(build, pageCount),
    'preview images': measurePreviews(build, pageCount),
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
