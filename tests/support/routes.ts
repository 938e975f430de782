import {readFileSync} from 'node:fs';

/** Routes that the site has and must keep. Each new page may be added; none may ever be removed. */
export const promisedRoutes = readFileSync('tests/e2e/data/routes.txt', 'utf8').trim().split('\n');

/**
 * Requests many paths.
 *
 * @param paths - Paths of the site.
 * @param statusOf - Requests one path and returns the status of its response.
 * @returns One line for each path whose status is not 200.
 */
export async function failingPaths(
  paths: readonly string[],
  statusOf: (path: string) => Promise<number>,
): Promise<string[]> {
  const faults: string[] = [];
  // A few at a time: the site has a thousand pages, and more requests at once would only wait for each other.
  for (let start = 0; start < paths.length; start += 16) {
    const part = paths.slice(start, start + 16);
    const statuses = await Promise.all(part.map(statusOf));
    faults.push(...part.flatMap((path, index) => (statuses[index] === 200 ? [] : [`${statuses[index]} ${path}`])));
  }
  return faults;
}
