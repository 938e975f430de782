import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes the redirect pages with `@docusaurus/plugin-client-redirects`. The redirects are an argument and not options in the
 * site's configuration, because Docusaurus sends the configuration to every reader, and they are 5 kB after compression.
 *
 * Redirects to a page that doesn't exist are left out, because the benchmarks build copies of the site with fewer pages.
 * `npm run check:data` and the tests report them.
 *
 * @param context - From Docusaurus.
 * @param redirects - The redirects, and options of the plugin that writes them.
 */
export function redirectPages(context: LoadContext, redirects: PluginOptions): Plugin {
  return {
    name: 'redirects',
    async postBuild(props) {
      const routes = new Set(props.routesPaths);
      const existing = redirects.redirects.filter(({to}) => routes.has(`${props.baseUrl}${to.slice(1).split('#')[0]}`));
      await clientRedirects(context, {...redirects, redirects: existing})?.postBuild?.({...props, content: undefined});
    },
  };
}
