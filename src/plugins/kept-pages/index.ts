import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {findParts, keyOf, type ChunkTree, type Parts, type ServerFile} from './parts.ts';

/** What the server's bundle is told, in a file beside it. */
export interface KeptPages extends Parts {
  /** Where rendered pages are kept, each in a file named by `keyOf`. */
  folder: string;
}

type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;

/**
 * Leaves the pages that this build has used, of a folder that there may not be. A name with a point is a page that another
 * build is writing.
 */
async function removeOthers(folder: string, keys: ReadonlySet<string>): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const others = names.filter((name) => !keys.has(name) && !name.includes('.'));
  await Promise.all(others.map((name) => rm(path.join(folder, name), {force: true})));
}

function filesOf({chunks}: Compilation, bundleFile: string, outDir: string): ServerFile[] {
  return [...chunks].flatMap(({files, groupsIterable}) =>
    [...files]
      .filter((name) => name.endsWith('.js') && name !== bundleFile)
      .map((name) => ({
        content: readFileSync(path.join(outDir, name)),
        chunks: [...groupsIterable].map((group) => group.name ?? undefined),
      })),
  );
}

/**
 * Keeps rendered pages from one build to the next. A page whose text and code have not changed, nor anything that all
 * pages are made of, is read instead. Docusaurus renders all of them each time, which takes a third of a build that finds
 * everything else in its caches.
 *
 * It puts a module of its own before the one with which Docusaurus renders a page, and takes nothing away. `parts.ts`
 * says what a page depends on. Pages are kept in `node_modules/.cache/kept-pages`.
 *
 * @param context - Of it, the folders of the site and of generated files.
 */
export default function keptPages({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'node_modules/.cache/kept-pages');
  let parts: Parts | undefined;

  function tell(compilation: Compilation): void {
    const {outputPath: outDir} = compilation.compiler;
    const bundleFile = String(compilation.outputOptions.filename);
    parts = findParts(
      readFileSync(path.join(outDir, bundleFile), 'utf8'),
      filesOf(compilation, bundleFile, outDir),
      JSON.parse(readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8')) as Record<
        string,
        ChunkTree
      >,
    );
    writeFileSync(path.join(outDir, 'kept-pages.json'), JSON.stringify({folder, ...parts} satisfies KeptPages));
  }

  return {
    name: 'kept-pages',

    configureWebpack({mode, entry}, isServer) {
      if (!isServer || mode !== 'production') {
        return {};
      }
      const render = (entry as Record<string, unknown> | undefined)?.main;
      if (typeof render !== 'string') {
        throw new Error('Docusaurus has no module "main" that renders; bring src/plugins/kept-pages up to date.');
      }
      return {
        entry: {main: path.join(siteDir, 'src/plugins/kept-pages/serverEntry.ts')},
        // Without hashes of what they hold, which would make the bundle another one with every edit of a page. No browser
        // keeps these files.
        output: {chunkFilename: 'assets/js/[name].js'},
        resolve: {alias: {'@kept-pages/render': render}},
        plugins: [{apply: ({hooks}) => hooks.afterEmit.tap('kept-pages', tell)}],
      };
    },

    async postBuild({routesPaths}) {
      const current = parts;
      if (current) {
        await removeOthers(folder, new Set(routesPaths.map((pathname) => keyOf(current, pathname))));
      }
    },
  };
}
