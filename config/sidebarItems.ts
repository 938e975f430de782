import type {PluginOptions} from '@docusaurus/plugin-content-docs';

/**
 * Generates the sidebar items of a folder without its index page. If the folder is a category, the index page is the
 * category's link. If it is a whole sidebar, `generalSidebars.ts` lists the index page first.
 */
export const sidebarItems: PluginOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...args}) => {
  const items = await defaultSidebarItemsGenerator(args);
  return items.filter((item) => item.type !== 'doc' || item.id !== `${args.item.dirName}/index`);
};

/**
 * Generates the sidebar items of the developer docs without the pages that explain an error message. Readers find them by the
 * message, on the page "Errors" and in the search; more than a hundred of them would bury the guides.
 */
export const guideItems: PluginOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...args}) =>
  defaultSidebarItemsGenerator({...args, docs: args.docs.filter(({frontMatter}) => !('messages' in frontMatter))});
