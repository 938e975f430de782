// @ts-check
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * A change to a module of another package.
 *
 * @typedef {object} Patch
 * @property {string} module - The module, with the name of its package.
 * @property {string} imports - What stands before its text.
 * @property {string} find - A piece of its text, which stands there once.
 * @property {string} replace - What takes its place.
 * @property {true} [isForServer] - Whether the server renders with it as well.
 */

const own = '@site/src/plugins/lean-registry';

/**
 * Where the browser has to do another thing than Docusaurus does, since it knows a part of the routes alone.
 *
 * @type {readonly Patch[]}
 */
export const patches = [
  {
    // Every page goes through this function before it is shown.
    module: '@docusaurus/core/lib/client/preload.js',
    imports: "import {known} from '@generated/routes';\n",
    find: 'export default function preload(pathname) {',
    replace:
      'export default function preload(pathname) {\n' +
      '  return known.load(pathname).then(() => preloadKnown(pathname));\n' +
      '}\n' +
      'function preloadKnown(pathname) {',
  },
  {
    // What links in view lead to is fetched when the browser has nothing better to do, and one page after the other.
    module: '@docusaurus/core/lib/client/docusaurus.js',
    imports: `import {known} from '@generated/routes';\nimport {whenIdle} from '${own}/whenIdle';\n`,
    find: 'const prefetch = (routePath) => {',
    replace:
      'const prefetch = (routePath) =>\n' +
      '  canPrefetch(routePath) && whenIdle(() => known.load(routePath).then(() => prefetchKnown(routePath)));\n' +
      'const prefetchKnown = (routePath) => {',
  },
  {
    // Each page behind a link would ask anew for the files that all of them have in common.
    module: '@docusaurus/core/lib/client/prefetch.js',
    imports: `import {claimFile} from '${own}/claimFile';\n`,
    find: 'return supportedPrefetchStrategy(url)',
    replace: 'return claimFile(url) ? supportedPrefetchStrategy(url) : Promise.resolve()',
  },
  {
    // Hundreds of observers take time in each frame, and one more of a link is left behind whenever it is rendered.
    module: '@docusaurus/core/lib/client/exports/Link.js',
    imports: `import {LinkObserver} from '${own}/linkObserver';\n`,
    find: 'new window.IntersectionObserver(',
    replace: 'new LinkObserver(',
  },
  {
    // The router compares the address with every route, several times for each page that is rendered.
    module: 'react-router/esm/react-router.js',
    imports: `import {cannotMatch} from '${own}/cannotMatch';\n`,
    find: 'function matchPath(pathname, options) {',
    replace: 'function matchPath(pathname, options) {\n  if (cannotMatch(pathname, options)) return null;',
    isForServer: true,
  },
  {
    // For the first comparison as people sort, a browser loads rules of languages. These are two paths.
    module: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    imports: '',
    find: 'b[1].path.localeCompare(a[1].path)',
    replace: '(a[1].path < b[1].path ? 1 : -1)',
  },
  {
    // The same, for names of properties.
    module: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    imports: '',
    find: 'a[0].localeCompare(b[0])',
    replace: '(a[0] < b[0] ? -1 : 1)',
  },
];

/**
 * Finds a module, also one that its package does not let others import.
 *
 * @param {string} module - The module, with the name of its package.
 * @param {NodeJS.Require} require - Of a package that uses it.
 * @returns {string} Its file.
 * @throws {Error} If there is none.
 */
export function fileOf(module, require) {
  const files = (require.resolve.paths(module) ?? []).map((folder) => path.join(folder, module));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(`${module} is not installed; bring src/plugins/lean-registry/patches.mjs up to date.`);
  }
  return file;
}

/**
 * Changes a module.
 *
 * @param {Patch} patch - What to change.
 * @param {string} source - Text of the module.
 * @returns {string} Its new text.
 * @throws {Error} If the package has it written in another way.
 */
export function applyPatch({module, imports, find, replace}, source) {
  if (source.split(find).length !== 2) {
    throw new Error(
      `${module} has not ${JSON.stringify(find)} once; its package has changed, ` +
        'bring src/plugins/lean-registry/patches.mjs up to date.',
    );
  }
  return imports + source.replace(find, () => replace);
}
