import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {offlineFolder} from '../format.ts';
import type {StoredFile} from './arrange.ts';

/**
 * What no reader without a network asks for: the worker itself and its parts, what is for crawlers, feeds, hosts and
 * cards, and packs of a build before.
 */
const leftOut = [
  /^sw\.js/,
  /^workbox-/,
  /^sitemap\.xml$/,
  /^_headers$/,
  /\.atom$/,
  /\.map$/,
  /^img\/(?:social-card|screenshot)/,
];

/**
 * Reads the files of a build that are to be stored.
 *
 * @param folder - Folder of the build.
 * @returns The files, in alphabetical order of their paths.
 */
export function readBuild(folder: string): StoredFile[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith(offlineFolder) && !leftOut.some((pattern) => pattern.test(file)))
    .sort()
    .map((file) => ({path: file, content: readFileSync(path.join(folder, file))}));
}
