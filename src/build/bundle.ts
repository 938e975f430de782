import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';

/** A step of a build that depends on its input and its code alone, so that it may run anywhere, and need not run twice. */
export interface Task {
  /** Folder of the site. */
  siteDir: string;
  /** Module from that folder. Its default export takes an input and returns an output; both are plain data. */
  module: string;
}

/** Gives the module a `require`, which packages that are CommonJS call for those that stay imports, and for Node's own. */
const requireBanner = `import {createRequire as createRequireOfTask} from 'node:module';
const require = createRequireOfTask(import.meta.url);`;

/** The statement by which `unist-util-visit-parents` 6 names a function after the node that it visits. */
const naming = /Object\.defineProperty\(visit, 'name', \{.+?\}\)\n/s;

/**
 * Leaves visitors of syntax trees without names. Each visit of a node makes a function and names it, for stack traces, and
 * V8 makes room for the name in a way that took a fifth of the time in which pages are compiled.
 *
 * @param code - Module of `unist-util-visit-parents`.
 * @returns Without the naming; unchanged if there is none, as a later version may have stopped it.
 */
export function unnameVisitors(code: string): string {
  return code.replace(naming, '');
}

const unnamedVisitors: Plugin = {
  name: 'unnamed-visitors',
  setup(bundler) {
    bundler.onLoad({filter: /[\\/]unist-util-visit-parents[\\/]lib[\\/]index\.js$/}, async ({path: file}) => ({
      contents: unnameVisitors(await readFile(file, 'utf8')),
    }));
  },
};

/**
 * Makes one module of the code of a task with all that it imports, as threads can run it.
 *
 * @param task - See `Task`.
 * @param external - Packages that stay imports.
 * @returns The module: ESM for the oldest Node that builds the site.
 */
export async function bundleTask({siteDir, module}: Task, external: readonly string[] = []): Promise<Uint8Array> {
  const {
    outputFiles: [bundle],
  } = await build({
    entryPoints: [path.join(siteDir, module)],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {js: requireBanner},
    external: [...external],
    plugins: [unnamedVisitors],
  });
  return bundle?.contents ?? new Uint8Array();
}
