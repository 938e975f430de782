import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ListedPage} from '../../search/types.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

function listPages(loaded: Readonly<Record<string, unknown>>): ListedPage[] {
  return Object.values(loaded).flatMap((content) => {
    const {loadedVersions} = content as LoadedContent;
    const versioned = loadedVersions.length > 1;
    return loadedVersions.flatMap((version) =>
      version.docs
        .filter(({unlisted, draft}) => !unlisted && !draft)
        .map(({permalink, title, description}) => ({
          path: permalink,
          title,
          description,
          ...(versioned && {version: version.label}),
        })),
    );
  });
}

/**
 * Writes the list of all documentation pages into a module of its own, which pages load when they need it:
 * `@generated/page-list/default/pages.json`, an array of `ListedPage`. Also serves /search.
 *
 * @param context - Of it, the base URL, which routes begin with.
 */
export default function pageList({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const pages = listPages(allContent[docsPlugin] ?? {});
      await actions.createData('pages.json', JSON.stringify(pages));
      actions.addRoute({path: `${baseUrl}search`, component: '@site/src/components/site/SearchPage', exact: true});
    },
  };
}
