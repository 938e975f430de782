import {cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {replaceConfig} from './sites.ts';

/** Folders of the documentations whose pages are multiplied. */
const multiplied = ['docs', 'general'];

/** Folders of the documentations whose pages may be left out. */
const diminished = [...multiplied, 'versioned_docs'];

/**
 * The configuration of a site with copies of its pages, or without some of them. What a page links to need not be there.
 * Notes of a release in a copy get the summary that the notes themselves have, which is made for the one page of the
 * release.
 */
const resizedConfig = String.raw`import own from './own.config.ts';

const {hooks, parseFrontMatter} = own.markdown;
const originalOf = (file) => file.replace(/([\\/](?:${multiplied.join('|')}))[\\/]copy\d+(?=[\\/])/, '$1');

export default {
  ...own,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    ...own.markdown,
    hooks: {...hooks, onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
    parseFrontMatter: (params) => parseFrontMatter({...params, filePath: originalOf(params.filePath)}),
  },
};
`;

/**
 * Takes out of a page what may stand in one page alone.
 *
 * @param page - A page in Markdown.
 * @returns The page without an address of its own.
 */
export function withoutAddress(page: string): string {
  return page.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => frontMatter.replace(/^(?:slug|id):.*\n/gm, ''));
}

/**
 * Copies a file of a documentation, without what may stand in one place alone.
 *
 * @param from - The file.
 * @param to - Where its copy goes.
 * @param copy - Folder of the copy of the documentation.
 */
function copyFile(from: string, to: string, copy: string) {
  mkdirSync(path.dirname(to), {recursive: true});
  if (/\.mdx?$/.test(from)) {
    writeFileSync(to, withoutAddress(readFileSync(from, 'utf8')));
  } else if (path.basename(from) === '_category_.json') {
    const {link, ...category} = JSON.parse(readFileSync(from, 'utf8'));
    const moved = link?.slug === undefined ? link : {...link, slug: `/${copy}${link.slug}`};
    writeFileSync(to, JSON.stringify({...category, link: moved}));
  } else {
    cpSync(from, to);
  }
}

/**
 * Chooses some of many, as far from each other as they can be.
 *
 * @param items - What there is.
 * @param count - How many to choose, at most all.
 * @returns Those chosen, in their order.
 */
export function evenSample<Item>(items: readonly Item[], count: number): Item[] {
  const before = (index: number) => Math.floor((index * count) / items.length);
  return items.filter((_, index) => before(index + 1) > before(index));
}

/**
 * @param folder - Folder of a site.
 * @param documentation - Folder of a documentation in it.
 * @returns The files of the documentation, by name. What begins
 *   with an underscore is part of other pages, or tells of a folder.
 */
function filesOf(folder: string, documentation: string): {documentation: string; name: string; isPage: boolean}[] {
  return readdirSync(path.join(folder, documentation), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, documentation), path.join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => ({documentation, name, isPage: /\.mdx?$/.test(name) && !/(?:^|[\\/])_/.test(name)}));
}

/**
 * Gives the general docs of a site other sidebars.
 *
 * @param folder - Folder of the site.
 * @param text - The rest of the module, which has those that there were as `own`.
 */
function replaceSidebars(folder: string, text: string) {
  renameSync(path.join(folder, 'generalSidebars.ts'), path.join(folder, 'ownGeneralSidebars.ts'));
  writeFileSync(path.join(folder, 'generalSidebars.ts'), `import own from './ownGeneralSidebars.ts';\n${text}`);
}

/**
 * Adds copies of the developer docs and the general docs to a copy of the site: as many whole ones as there is room for,
 * and a last one with an even sample of the pages, so that pages have the same mix however many there are.
 *
 * @param folder - Folder of the copy.
 * @param pages - How many pages to add.
 */
export function addPages(folder: string, pages: number) {
  const files = multiplied.flatMap((documentation) => filesOf(folder, documentation));
  const originals = files.filter(({isPage}) => isPage);
  const areas = new Set<string>();
  for (let number = 1, left = pages; left > 0; number++, left -= originals.length) {
    const copy = `copy${number}`;
    const chosen = evenSample(originals, Math.min(left, originals.length));
    for (const {documentation, name} of [...chosen, ...files.filter(({isPage}) => !isPage)]) {
      const root = path.join(folder, documentation);
      copyFile(path.join(root, name), path.join(root, copy, name), copy);
    }
    for (const {documentation, name} of chosen) {
      const [area] = name.split(path.sep);
      if (documentation === 'general' && area !== name) {
        areas.add(`${copy}/${area}`);
      }
    }
  }
  replaceConfig(folder, resizedConfig);
  // Each area of the general docs has a sidebar of its own, which names folders and pages.
  const sidebars = Object.fromEntries([...areas].map((dirName) => [dirName, [{type: 'autogenerated', dirName}]]));
  replaceSidebars(folder, `export default {...own, ...${JSON.stringify(sidebars)}};\n`);
}

/**
 * @param file - Path of the file of a page in its documentation.
 * @returns The id of the page; with the folder of the documentation, its route.
 */
function idOf(file: string): string {
  return file.replace(/\.mdx?$/, '').replaceAll(path.sep, '/');
}

/**
 * Changes a file of data.
 *
 * @param file - The file.
 * @param change - Returns what it is to hold, of what it holds.
 */
function rewrite(file: string, change: (data: any) => unknown) {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

/**
 * Has the data of releases name no notes that are not there.
 *
 * @param folder - Folder of the site.
 * @param routes - Routes of the pages that have been left out.
 */
function forgetNotes(folder: string, routes: ReadonlySet<string>) {
  const versions = path.join(folder, 'data/versions');
  for (const name of readdirSync(versions)) {
    rewrite(path.join(versions, name), (version) => ({
      ...version,
      releases: version.releases.map(({notes, ...release}: {notes?: string}) =>
        notes === undefined || routes.has(notes) ? release : {...release, notes},
      ),
    }));
  }
  rewrite(path.join(folder, 'data/app-releases.json'), (releases) =>
    releases.filter(({route}: {route: string}) => !routes.has(route)),
  );
}

/**
 * Says which pages a site can do without: those that nothing but links and the data of releases names. Indexes of folders
 * are not among them, as sidebars and the navigation name them.
 *
 * @param folder - Folder of the site.
 * @param named - Paths of the files of other pages that have to stay.
 * @returns Paths of the files of pages.
 */
export function removablePages(folder: string, named: ReadonlySet<string>): string[] {
  return diminished
    .flatMap((documentation) => filesOf(folder, documentation))
    .filter(({isPage, name}) => isPage && !/^index\.mdx?$/.test(path.basename(name)))
    .map(({documentation, name}) => path.join(documentation, name))
    .filter((file) => !named.has(file));
}

/**
 * Leaves an even sample of the pages out of a copy of the site that it can do without.
 *
 * @param folder - Folder of the copy.
 * @param pages - How many pages to leave out, at most as many as `removablePages` returns. Lists of their tags go
 *   as well, if no other page has the tag.
 * @param named - As `removablePages` takes them.
 */
export function removePages(folder: string, pages: number, named: ReadonlySet<string>) {
  const removed = evenSample(removablePages(folder, named), pages);
  for (const file of removed) {
    rmSync(path.join(folder, file));
  }
  forgetNotes(folder, new Set(removed.map((file) => `/${idOf(file)}`)));
  replaceConfig(folder, resizedConfig);
  const ids = filesOf(folder, 'general')
    .filter(({isPage}) => isPage)
    .map(({name}) => idOf(name));
  replaceSidebars(
    folder,
    `import {onlyWith} from './tools/bench/sidebars.ts';\n\nexport default onlyWith(own, ${JSON.stringify(ids)});\n`,
  );
}
