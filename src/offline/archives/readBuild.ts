import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {otherSymbolFolder} from '../../search/symbols/format.ts';
import {offlineFolder} from '../format.ts';
import type {StoredFile} from './groupFiles.ts';

/** Files that readers don't need offline: service workers, and files for crawlers, feed readers and hosts. */
const excluded = [
  /^sw\.js/,
  /^workbox-/,
  /^sitemap\.xml$/,
  /^_headers$/,
  /\.atom$/,
  /\.map$/,
  // Browsers fetch the icons when the site is installed.
  /^img\/(?:social-card|screenshot|icon-|tile)/,
  // These symbols lead to the platform's repository.
  new RegExp(`^${otherSymbolFolder}`),
];

/**
 * Scripts of Mermaid that only draw other types of diagrams than those of the pages. Without them, the site is 650 kB
 * smaller. A page with another type needs its script here (see `tests/build/diagrams.test.ts`).
 */
const unusedDiagramScripts = [
  /_dist_chunks_mermaid_core_(?!chunk-|dagre-|classDiagram-|erDiagram-|flowDiagram-|sequenceDiagram-|stateDiagram-)/,
  /_(?:mermaid-js_parser|cytoscape|katex)_dist_/,
];

/**
 * Reads the files of a build that are available offline.
 *
 * @param folder - Folder of the build.
 * @returns The files, sorted by path.
 */
export function readBuild(folder: string): StoredFile[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(
      (file) =>
        !file.startsWith(offlineFolder) &&
        ![...excluded, ...unusedDiagramScripts].some((pattern) => pattern.test(file)),
    )
    .sort()
    .map((file) => ({path: file, content: readFileSync(path.join(folder, file))}));
}
