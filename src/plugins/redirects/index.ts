import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes the redirect pages with `@docusaurus/plugin-client-redirects`. They are an argument and not options in the site's
 * configuration, because Docusaurus sends the configuration to every reader, and they are 5 kB after compression. `postBuild`
 * throws an error if a redirect leads to a page that doesn't exist, which the stock plugin would report in a message that lists
 * every page of the site.
 */
export function redirectPages(context: LoadContext, redirects: PluginOptions): Plugin {
  return {
    name: 'redirects',
    async postBuild(props) {
      const routes = new Set(props.routesPaths);
      const dead = redirects.redirects.filter(({to}) => !routes.has(`${props.baseUrl}${to.slice(1).split('#')[0]}`));
      if (dead.length > 0) {
        const list = dead.map(({from, to}) => `${String(from)} to ${to}`).join(', ');
        throw new Error(`Redirects lead to pages that don't exist: ${list}. Correct data/wiki-pages.json.`);
      }
      await clientRedirects(context, redirects)?.postBuild?.({...props, content: undefined});
    },
  };
}
