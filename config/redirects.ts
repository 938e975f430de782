import type {PluginOptions} from '@docusaurus/plugin-client-redirects';
import movedPages from '../data/moved-pages.json';
import wikiPages from '../data/wiki-pages.json';

/**
 * Returns the old routes, without base URL, that redirect to a page. Pages of the developer docs have the same ones in every
 * edition.
 */
export function oldRoutes(route: string): string[] {
  const [, edition = '', end = ''] = /^\/docs(\/\d+\.\d+)?(\/.+)$/.exec(route) ?? [];
  const page = end ? `/docs${end}` : route;
  return Object.entries(movedPages)
    .filter(([, to]) => to === page)
    .map(([from]) => (end ? `/docs${edition}${from.slice('/docs'.length)}` : from));
}

/** Redirects from the pages of the old wiki, such as `docs.moodle.org/dev/Data_manipulation_API`. */
export const wikiRedirects = Object.entries(wikiPages).map(([name, to]) => ({from: `/dev/${name}`, to}));

export const redirects: PluginOptions = {
  id: 'default',
  fromExtensions: [],
  toExtensions: [],
  createRedirects: oldRoutes,
  redirects: wikiRedirects,
};
