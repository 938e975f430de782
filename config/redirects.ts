import type {Options} from '@docusaurus/plugin-client-redirects';

/** Pages that moved: the old route, and the end of the one that holds it now, in every version. */
const moved: ReadonlyMap<string, string> = new Map([
  ['/apis/core/dml/database-schema', '/apis/core/dml/schema'],
  ['/apis/core/dml/delegated-transactions', '/apis/core/dml/transactions'],
]);

/** Tags that name the same thing as another: the one that is kept, and the duplicates that lead to it. */
const duplicateTags: ReadonlyMap<string, string> = new Map([['/tags/javascript', '/tags/java-script']]);

/**
 * Old addresses of a page.
 *
 * @param route - A route that exists, without base URL.
 * @returns The routes that redirect to it, none if it has always been there.
 */
export function oldRoutes(route: string): string[] {
  return [...moved, ...duplicateTags]
    .filter(([target]) => route.endsWith(target) && route.startsWith('/docs'))
    .map(([target, old]) => route.slice(0, -target.length) + old);
}

export const redirects: Options = {createRedirects: oldRoutes};
