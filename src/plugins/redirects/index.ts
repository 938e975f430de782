import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../../config/redirects.ts';

/**
 * Writes the redirect pages with `@docusaurus/plugin-client-redirects`. Its options are not in the site's configuration,
 * because Docusaurus sends the configuration to every reader, and the redirects are 5 kB after compression.
 *
 * Redirects to a page that doesn't exist are left out, because the benchmarks build copies of the site with fewer pages.
 * `npm run check:data` and the tests report them.
 */
export default function redirectPages(context: LoadContext): Plugin {
  return {
    name: 'redirects',
    async postBuild(props) {
      const routes = new Set(props.routesPaths);
      const existing = redirects.redirects.filter(({to}) => routes.has(`${props.baseUrl}${to.slice(1).split('#')[0]}`));
      await clientRedirects(context, {...redirects, redirects: existing})?.postBuild?.({...props, content: undefined});
    },
  };
}
