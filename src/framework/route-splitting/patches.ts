import {existsSync} from 'node:fs';
import path from 'node:path';

/** A change to a module of another package. */
export interface Patch {
  /** The module, with the name of its package. */
  module: string;
  /** What stands before its text. */
  imports: string;
  /** A piece of its text, which stands there once. */
  find: string;
  /** What takes its place. */
  replace: string;
}

const own = '@site/src/framework/route-splitting';

/** Where the browser has to do another thing than Docusaurus does, since it knows a part of the routes alone. */
export const patches: readonly Patch[] = [
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
    imports: `import {known} from '@generated/routes';\nimport {whenIdle} from '${own}/idleQueue';\n`,
    find: 'const prefetch = (routePath) => {',
    replace:
      'const prefetch = (routePath) =>\n' +
      '  canPrefetch(routePath) && whenIdle(() => known.load(routePath).then(() => prefetchKnown(routePath)));\n' +
      'const prefetchKnown = (routePath) => {',
  },
];

/**
 * Finds a module, also one that its package does not let others import.
 *
 * @param module - The module, with the name of its package.
 * @param require - Of a package that uses it.
 * @returns Its file.
 * @throws If there is none.
 */
export function fileOf(module: string, require: NodeJS.Require): string {
  const files = (require.resolve.paths(module) ?? []).map((folder) => path.join(folder, module));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(`${module} is not installed; bring src/framework/route-splitting/patches.ts up to date.`);
  }
  return file;
}

/**
 * Changes a module.
 *
 * @param patch - What to change.
 * @param source - Text of the module.
 * @returns Its new text.
 * @throws If the package has it written in another way.
 */
export function applyPatch({module, imports, find, replace}: Patch, source: string): string {
  if (source.split(find).length !== 2) {
    throw new Error(
      `${module} has not ${JSON.stringify(find)} once; its package has changed, ` +
        'bring src/framework/route-splitting/patches.ts up to date.',
    );
  }
  return imports + source.replace(find, () => replace);
}
