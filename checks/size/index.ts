/*
 * Checks what readers download: the files of a page's first visit, counted in a browser, and the archives of offline mode.
 * Also checks that no page asks another host for anything. Needs a build, and reads SITE_URL and BASE_URL as the build did.
 */
import path from 'node:path';
import {pageKinds} from '../../tests/support/pageKinds.ts';
import {isMain} from '../isMain.ts';
import {budgetsOf} from './budgets.ts';
import {foreignRequestsOfBuild} from './foreignRequests.ts';
import {measureOffline, reportOffline} from './offlineWeight.ts';
import {measurePages} from './pageWeight.ts';
import {report, sizesOf} from './report.ts';
import {siteFromEnvironment} from './site.ts';

async function main(): Promise<string[]> {
  const site = siteFromEnvironment(path.join(import.meta.dirname, '../../build'));
  // The "not found" page has no route, and it loads what the other pages load.
  const kinds = Object.entries(pageKinds).filter(([kind]) => kind !== 'not found');
  const weights = await measurePages(
    kinds.map(([, route]) => route),
    site,
  );
  const weightOf = (kind: keyof typeof pageKinds) => weights[kinds.findIndex(([name]) => name === kind)];
  const rows = weights.map((weight, index) => {
    const [kind = ''] = kinds[index] ?? [];
    // Scripts that two docs pages have in common are not the content of either.
    const other = weightOf(kind === 'docs page' ? 'long docs page with tables' : 'docs page') ?? weight;
    return {kind, sizes: sizesOf(weight, other), budgets: budgetsOf(kind)};
  });
  const {table, problems} = report(rows);
  const offline = reportOffline(measureOffline(site.build));
  console.log(`${table}\n${offline.line}`);
  return [...problems, ...offline.problems, ...foreignRequestsOfBuild(site)];
}

if (isMain(import.meta.url)) {
  const problems = await main().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
