import type {PluginOptions} from '@docusaurus/plugin-client-redirects';
import wikiPages from '../data/wiki-pages.json';

/** Pages that have moved in every version: maps the end of the new route to the end of the old one. */
const moved: ReadonlyMap<string, string> = new Map([
  ['/apis/core/dml/database-schema', '/apis/core/dml/schema'],
  ['/apis/core/dml/delegated-transactions', '/apis/core/dml/transactions'],
]);

/** Duplicate tags: maps the tag to keep to the tag that redirects to it. */
const duplicateTags: ReadonlyMap<string, string> = new Map([['/tags/javascript', '/tags/java-script']]);

/**
 * Returns the old routes that redirect to a page.
 *
 * @param route - The current route, without base URL.
 */
export function oldRoutes(route: string): string[] {
  return [...moved, ...duplicateTags]
    .filter(([target]) => route.endsWith(target) && route.startsWith('/docs'))
    .map(([target, old]) => route.slice(0, -target.length) + old);
}

/** Redirects from the pages of the old wiki, such as `docs.moodle.org/dev/Data_manipulation_API`. */
export const wikiRedirects = Object.entries(wikiPages).map(([name, to]) => ({from: `/dev/${name}`, to}));

/** Options for `src/plugins/redirects`. */
export const redirects: PluginOptions = {
  id: 'default',
  fromExtensions: [],
  toExtensions: [],
  createRedirects: oldRoutes,
  redirects: wikiRedirects,
};
