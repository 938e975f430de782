/*
 * Checks the size of what readers download: the files that a page loads on the first visit, measured in a browser, the
 * archives for offline mode, the Markdown copies of the pages, and the preview images. Also checks that no page sends
 * requests to other hosts. This needs a build, and SITE_URL and BASE_URL must have the values that the build used.
 */
import path from 'node:path';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import {budgetsOf} from './budgets.ts';
import {foreignRequestsOfBuild} from './foreignRequests.ts';
import {measureMarkdown, reportMarkdown} from './markdownWeight.ts';
import {measureOffline, reportOffline} from './offlineWeight.ts';
import {measurePages} from './pageWeight.ts';
import {measurePreviews, reportPreviews} from './previewWeight.ts';
import {report, sizesOf} from './report.ts';
import {siteFromEnvironment} from './site.ts';

async function main(): Promise<string[]> {
  const site = siteFromEnvironment(path.join(import.meta.dirname, '../../build'));
  // Skip the "not found" page, because it has no route and loads the same files as the other pages.
  const kinds = Object.entries(pageKinds).filter(([kind]) => kind !== 'not found');
  const weights = await measurePages(
    kinds.map(([, route]) => route),
    site,
  );
  const weightOf = (kind: keyof typeof pageKinds) => weights[kinds.findIndex(([name]) => name === kind)];
  const rows = weights.map((weight, index) => {
    const [kind = ''] = kinds[index] ?? [];
    // A script that two docs pages have in common does not contain the content of either page.
    const other = weightOf(kind === 'docs page' ? 'long docs page with tables' : 'docs page') ?? weight;
    return {kind, sizes: sizesOf(weight, other), budgets: budgetsOf(kind)};
  });
  const {table, problems} = report(rows);
  const offline = reportOffline(measureOffline(site.build));
  const markdown = reportMarkdown(measureMarkdown(site.build));
  const previews = reportPreviews(measurePreviews(site.build));
  console.log([table, offline.line, markdown.line, previews.line].join('\n'));
  return [
    ...problems,
    ...offline.problems,
    ...markdown.problems,
    ...previews.problems,
    ...foreignRequestsOfBuild(site),
  ];
}

if (isMain(import.meta.url)) {
  const problems = await main().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
