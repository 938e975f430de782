import {readFileSync} from 'node:fs';
import type {APIRequestContext} from '@playwright/test';

/** Routes that the site promises and has; one is added with its page, none may ever go. */
export const promisedRoutes = readFileSync('tests/e2e/data/routes.txt', 'utf8').trim().split('\n');

/**
 * Paths of all pages that the build lists in its sitemap.
 *
 * @param request - Playwright's request fixture.
 */
export async function sitemapRoutes(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

/**
 * Asks for many paths.
 *
 * @param request - Playwright's request fixture.
 * @param paths - What to ask for.
 * @returns A line for each path that is not answered with status 200.
 */
export async function failing(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  // A site has a thousand pages; more requests at once would only wait for each other.
  for (let start = 0; start < paths.length; start += 16) {
    const part = paths.slice(start, start + 16);
    const statuses = await Promise.all(part.map(async (path) => (await request.get(path)).status()));
    faults.push(...part.flatMap((path, index) => (statuses[index] === 200 ? [] : [`${statuses[index]} ${path}`])));
  }
  return faults;
}
