import {inject} from 'vitest';
import {failingPaths} from '../support/routes.ts';

/**
 * Requests a path of the build and follows redirects.
 *
 * @param path - Path of the site, which may have a query.
 * @returns The response for the page or file that the path leads to.
 */
export const get = (path: string): Promise<Response> => fetch(inject('origin') + path);

/**
 * Requests the text of a page or file.
 *
 * @param path - Path of the site.
 * @returns The body, whatever the status.
 */
export const textOf = async (path: string): Promise<string> => (await get(path)).text();

/**
 * Requests many paths.
 *
 * @param paths - Paths of the site.
 * @returns One line for each path whose status is not 200.
 */
export async function failing(paths: readonly string[]): Promise<string[]> {
  return failingPaths(paths, async (path) => {
    const response = await get(path);
    await response.arrayBuffer();
    return response.status;
  });
}
