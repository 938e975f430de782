import {existsSync} from 'node:fs';
import path from 'node:path';

/** A change to a module of a package. */
export interface Patch {
  module: string;
  /** Source to insert before the module. */
  imports: string;
  /** Source that occurs exactly once in the module. */
  find: string;
  replace: string;
}

const clientFolder = '@site/src/patches/route-splitting';

/** The patches make Docusaurus load the section of a path before it looks up the route of the path. */
export const patches: readonly Patch[] = [
  {
    // Docusaurus calls this function for every page before it shows the page.
    module: '@docusaurus/core/lib/client/preload.js',
    imports: `import {routeTable} from '@generated/routes';\nimport {redirectToRightCase} from '${clientFolder}/pathCase';\n`,
    find: 'export default function preload(pathname) {',
    replace:
      'export default function preload(pathname) {\n' +
      '  const match = (path) => matchRoutes(routes, path);\n' +
      '  return routeTable.load(pathname).then(() => redirectToRightCase(match, pathname) ?? preloadLoaded(pathname));\n' +
      '}\n' +
      'function preloadLoaded(pathname) {',
  },
  {
    // Docusaurus calls this function for every link in the viewport. The patch prefetches pages one by one when the
    // browser is idle, because prefetching all pages at once blocked a phone's main thread for a second on a page of
    // tags.
    module: '@docusaurus/core/lib/client/docusaurus.js',
    imports: `import {routeTable} from '@generated/routes';\nimport {whenIdle} from '${clientFolder}/idleQueue';\n`,
    find: 'const prefetch = (routePath) => {',
    replace:
      'const prefetch = (routePath) =>\n' +
      '  canPrefetch(routePath) && whenIdle(() => routeTable.load(routePath).then(() => prefetchLoaded(routePath)));\n' +
      'const prefetchLoaded = (routePath) => {',
  },
];

/**
 * Resolves a module to its file, even if it is not in the `exports` of its package, with the `require` of a package that
 * depends on it. Throws an error if the module is not installed.
 */
export function resolveModule(module: string, require: NodeJS.Require): string {
  const files = (require.resolve.paths(module) ?? []).map((folder) => path.join(folder, module));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(`${module} is not installed, so update src/patches/route-splitting/patches.ts.`);
  }
  return file;
}

/** Applies a patch to the source of its module. Throws an error if it does not contain the text to replace exactly once. */
export function applyPatch({module, imports, find, replace}: Patch, source: string): string {
  const count = source.split(find).length - 1;
  if (count !== 1) {
    throw new Error(
      `${module} contains ${JSON.stringify(find)} ${count} times instead of once. ` +
        'Its package has changed, so update src/patches/route-splitting/patches.ts.',
    );
  }
  return imports + source.replace(find, () => replace);
}
