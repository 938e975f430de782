import type {PluginOptions} from '@docusaurus/plugin-content-docs';

/**
 * Leaves the index page of a folder out of the items that are made from the folder. Where the folder is a category, the
 * page is its link; where it is a whole sidebar, the sidebar names it first.
 *
 * @param args - What Docusaurus gives a generator of sidebar items.
 * @returns The items of the folder.
 */
export const sidebarItems: PluginOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...args}) => {
  const items = await defaultSidebarItemsGenerator(args);
  return items.filter((item) => item.type !== 'doc' || item.id !== `${args.item.dirName}/index`);
};
