// @ts-check
import {cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a build reads. A copy has its own caches, so that it begins without any and leaves those of the checkout alone. */
const parts = [
  ...[
    'config',
    'data',
    'docs',
    'general',
    'samples',
    'scripts',
    'src',
    'static',
    'versioned_docs',
    'versioned_sidebars',
  ],
  ...['docusaurus.config.ts', 'generalSidebars.ts', 'package.json', 'sidebars.ts', 'tsconfig.json', 'versions.json'],
];

/** Plug-ins that pages do not need to compile. */
const unneeded = ['lean-registry', 'lazy-highlighter', 'mdx-threads', 'postcss-once', 'release-feed', 'offline'];

/**
 * The configuration of a site with the same pages and the stock classic theme: no plug-in, no style sheet and no
 * component of the theme is our own, but for what the pages themselves are made of.
 */
const stockConfig = `import own from './own.config.ts';

const unneeded = ${JSON.stringify(unneeded)};
const [, preset] = own.presets[0];

export default {
  ...own,
  ssrTemplate: undefined,
  clientModules: [],
  headTags: [],
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs: preset.docs, blog: false}]],
  plugins: own.plugins
    .filter((plugin) => {
      const [name] = [plugin].flat();
      return typeof name !== 'string' || !unneeded.some((part) => name.includes(part));
    })
    // Pages ask for the search, which is named by its function. The stock theme has none, so no index is written.
    .map((plugin) => (typeof plugin === 'function' ? (...given) => ({...plugin(...given), postBuild: undefined}) : plugin)),
  themeConfig: {
    ...own.themeConfig,
    navbar: {...own.themeConfig.navbar, items: own.themeConfig.navbar.items.filter(({type}) => !type?.startsWith('custom-'))},
  },
};
`;

/** Names of the platform are elements of the pages. */
const stockComponents = `import MDXComponents from '@theme-original/MDXComponents';
import PlatformSymbol from '@site/src/components/content/PlatformSymbol';

export default {...MDXComponents, PlatformSymbol};
`;

/** Folders of the documentations whose pages are multiplied. */
const multiplied = ['docs', 'general'];

/**
 * The configuration of a site with copies of its pages. What a copy links to need not be there. Notes of a release in a
 * copy get the summary that the notes themselves have, which is made for the one page of the release.
 */
const multipliedConfig = String.raw`import own from './own.config.ts';

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
 * Copies the site.
 *
 * @param {string} root - Folder of the checkout.
 * @param {string} folder - Where the copy goes; what is there is removed.
 */
export function copySite(root, folder) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
  }
}

/**
 * Gives a site another configuration, which finds the one that it had in `own.config.ts`.
 *
 * @param {string} folder - Folder of the site.
 * @param {string} config - Text of the configuration.
 */
function replaceConfig(folder, config) {
  renameSync(path.join(folder, 'docusaurus.config.ts'), path.join(folder, 'own.config.ts'));
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), config);
}

/**
 * Makes a copy into a site with the same pages and the stock theme.
 *
 * @param {string} folder - Folder of the copy.
 */
export function makeStock(folder) {
  replaceConfig(folder, stockConfig);
  rmSync(path.join(folder, 'src/theme'), {recursive: true});
  mkdirSync(path.join(folder, 'src/theme'));
  writeFileSync(path.join(folder, 'src/theme/MDXComponents.ts'), stockComponents);
}

/**
 * Takes out of a page what may stand in one page alone.
 *
 * @param {string} page - A page in Markdown.
 * @returns {string} The page without an address of its own.
 */
export function withoutAddress(page) {
  return page.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => frontMatter.replace(/^(?:slug|id):.*\n/gm, ''));
}

/**
 * Copies a file of a documentation, without what may stand in one place alone.
 *
 * @param {string} from - The file.
 * @param {string} to - Where its copy goes.
 * @param {string} copy - Folder of the copy of the documentation.
 */
function copyFile(from, to, copy) {
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
 * @template Item
 * @param {readonly Item[]} items - What there is.
 * @param {number} count - How many to choose, at most all.
 * @returns {Item[]} Those chosen, in their order.
 */
export function evenSample(items, count) {
  const before = (/** @type {number} */ index) => Math.floor((index * count) / items.length);
  return items.filter((_, index) => before(index + 1) > before(index));
}

/**
 * @param {string} folder - Folder of a site.
 * @param {string} documentation - Folder of a documentation in it.
 * @returns {{documentation: string, name: string, isPage: boolean}[]} The files of the documentation, by name. What begins
 *   with an underscore is part of other pages, or tells of a folder.
 */
function filesOf(folder, documentation) {
  return readdirSync(path.join(folder, documentation), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, documentation), path.join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => ({documentation, name, isPage: /\.mdx?$/.test(name) && !/(?:^|[\\/])_/.test(name)}));
}

/**
 * Adds copies of the developer docs and the general docs to a copy of the site: as many whole ones as there is room for,
 * and a last one with an even sample of the pages, so that pages have the same mix however many there are.
 *
 * @param {string} folder - Folder of the copy.
 * @param {number} pages - How many pages to add.
 */
export function addPages(folder, pages) {
  const files = multiplied.flatMap((documentation) => filesOf(folder, documentation));
  const originals = files.filter(({isPage}) => isPage);
  /** @type {Set<string>} */
  const areas = new Set();
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
  replaceConfig(folder, multipliedConfig);
  // Each area of the general docs has a sidebar of its own, which names folders and pages.
  renameSync(path.join(folder, 'generalSidebars.ts'), path.join(folder, 'ownGeneralSidebars.ts'));
  const sidebars = Object.fromEntries([...areas].map((dirName) => [dirName, [{type: 'autogenerated', dirName}]]));
  writeFileSync(
    path.join(folder, 'generalSidebars.ts'),
    `import own from './ownGeneralSidebars.ts';\n\nexport default {...own, ...${JSON.stringify(sidebars)}};\n`,
  );
}
