import {readFileSync} from 'node:fs';

/** Routes that the site must keep: new pages can be added to the list, but none may ever be removed. */
export const promisedRoutes = readFileSync('tests/e2e/data/routes.txt', 'utf8').trim().split('\n');

/** Requests many paths and returns one line for each path whose status is not 200. */
export async function failingPaths(
  paths: readonly string[],
  statusOf: (path: string) => Promise<number>,
): Promise<string[]> {
  const failures: string[] = [];
  // The site has a thousand pages, so requests are sent in batches.
  for (let start = 0; start < paths.length; start += 16) {
    const batch = paths.slice(start, start + 16);
    const statuses = await Promise.all(batch.map(statusOf));
    failures.push(...batch.flatMap((path, index) => (statuses[index] === 200 ? [] : [`${statuses[index]} ${path}`])));
  }
  return failures;
}
