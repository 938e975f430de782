import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digest} from '../../build/kept.ts';

/** What the configuration says. */
export interface Options {
  /** Folders below that of the build, whose files the plugin that writes them removes. */
  left: readonly string[];
}

const pluginName = 'kept-files';

/** Digits of the hash that names a build. */
const nameLength = 16;

/**
 * Removes files that a build has not written, and folders that are empty then.
 *
 * @param folder - Where the files are.
 * @param began - When the build began, in milliseconds of the file system's clock.
 * @param current - Paths of files that are as they have to be, and so not written again; and of folders to leave alone.
 */
function removeOthers(folder: string, began: number, current: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (current.has(file)) {
      continue;
    }
    if (entry.isDirectory()) {
      removeOthers(file, began, current);
      if (readdirSync(file).length === 0) {
        rmSync(file, {recursive: true});
      }
    } else if (statSync(file).mtimeMs < began) {
      rmSync(file);
    }
  }
}

/**
 * Writes a build over the last one, and removes what is left of that. Docusaurus removes all files first, and makes as
 * many again; that is slow where a file system does not use the place of a removed file again for a while (ext4 goes past
 * all of them, for each new file), and the bundler, which leaves files that are as they have to be, finds none.
 *
 * The last build is set aside as Docusaurus removes it, in `node_modules/.cache/last-build`. A build that fails puts what it
 * has written there, too, so that nobody takes that for a site.
 *
 * @param context - Of it, the folder of the site and the one that the build is written to.
 * @param options - See `Options`.
 */
export default function keptFiles({siteDir, outDir}: LoadContext, {left}: Options): Plugin {
  // A folder of its own, as another build may write somewhere else at the same time.
  const aside = path.join(siteDir, 'node_modules/.cache/last-build', digest(outDir).slice(0, nameLength));
  const current = new Set(left.map((folder) => path.resolve(outDir, folder)));
  let began = 0;

  function setAside(): void {
    if (existsSync(outDir)) {
      rmSync(aside, {recursive: true, force: true});
      mkdirSync(path.dirname(aside), {recursive: true});
      renameSync(outDir, aside);
    }
  }

  function bringBack(): void {
    process.once('exit', (code) => {
      if (code !== 0) {
        setAside();
      }
    });
    if (existsSync(aside) && !existsSync(outDir)) {
      renameSync(aside, outDir);
      // That has changed the folder, by the clock by which files are changed.
      began = statSync(path.dirname(outDir)).mtimeMs;
    }
  }

  return {
    name: pluginName,

    allContentLoaded() {
      // After it, Docusaurus removes the last build. The development server does not.
      if (process.env.NODE_ENV === 'production') {
        try {
          setAside();
        } catch (error) {
          console.warn(`All files of the last build are written again: ${String(error)}`);
        }
      }
      return Promise.resolve();
    },

    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') {
        return {};
      }
      return {
        plugins: [
          {
            apply({hooks}) {
              hooks.beforeRun.tap(pluginName, bringBack);
              hooks.afterEmit.tap(pluginName, (compilation) => {
                for (const {name} of compilation.getAssets()) {
                  current.add(path.join(outDir, name));
                }
              });
            },
          },
        ],
      };
    },

    // Not in steps, as the plugins that follow read and write files in this folder.
    postBuild() {
      removeOthers(outDir, began, current);
      return Promise.resolve();
    },
  };
}
