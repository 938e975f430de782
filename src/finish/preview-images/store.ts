import {copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The images of the last build in a folder. Their names are hashes of everything that they depend on. */
export interface ImageStore {
  has: (name: string) => boolean;
  add: (name: string, image: Uint8Array) => void;
  /** Copies images to a folder, and deletes all other images from the store. */
  copyTo: (target: string, names: readonly string[]) => void;
}

/**
 * Opens a store.
 *
 * @param folder - Folder of the store, which is created if it doesn't exist.
 */
export function openStore(folder: string): ImageStore {
  mkdirSync(folder, {recursive: true});
  const pathOf = (name: string) => path.join(folder, name);
  return {
    has: (name) => existsSync(pathOf(name)),

    add(name, image) {
      // An interrupted build must not leave an incomplete image behind.
      const unfinished = pathOf(`${name}.unfinished`);
      writeFileSync(unfinished, image);
      renameSync(unfinished, pathOf(name));
    },

    copyTo(target, names) {
      mkdirSync(target, {recursive: true});
      names.forEach((name) => copyFileSync(pathOf(name), path.join(target, name)));
      const used = new Set(names);
      for (const name of readdirSync(folder)) {
        if (!used.has(name)) {
          rmSync(pathOf(name));
        }
      }
    },
  };
}
