import type {APIRequestContext} from '@playwright/test';
import {failingPaths} from '../../support/routes.ts';

export {promisedRoutes} from '../../support/routes.ts';

/**
 * Asks for many paths.
 *
 * @param request - Playwright's request fixture.
 * @param paths - What to ask for.
 * @returns A line for each path that is not answered with status 200.
 */
export async function failing(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  return failingPaths(paths, async (path) => (await request.get(path)).status());
}
