import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ListedPage} from '../../search/types.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

function listPages(loaded: Readonly<Record<string, unknown>>): ListedPage[] {
  return Object.values(loaded).flatMap((content) => {
    const {loadedVersions} = content as LoadedContent;
    const hasVersions = loadedVersions.length > 1;
    return loadedVersions.flatMap((version) =>
      version.docs
        .filter(({unlisted, draft}) => !unlisted && !draft)
        .map(({permalink, title, description}) => ({
          path: permalink,
          title,
          description,
          ...(hasVersions && {version: version.label}),
        })),
    );
  });
}

/**
 * Writes a list of all docs pages to `@generated/page-list/default/pages.json`, an array of `ListedPage` that is loaded
 * on demand in the browser. The plugin also adds the route `/search`.
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
