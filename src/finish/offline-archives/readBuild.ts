import {readFileSync} from 'node:fs';
import path from 'node:path';
import {otherSymbolFolder} from '../../search/symbols/format.ts';
import {offlineFolder} from '../../offline/format.ts';
import type {StoredFile} from './groupFiles.ts';
import {listFiles} from '../../moodle/listFiles.ts';

/**
 * Matches files that readers don't need offline: service workers, and files for crawlers, feed readers, hosts and
 * language models.
 */
const excluded = [
  /^sw\.js/,
  /^workbox-/,
  /^(?:sitemap\.xml|robots\.txt)$/,
  /^\.well-known\//,
  /^_(?:headers|redirects)$/,
  // Redirect pages of the old wiki. Offline, the not-found page suggests the new page.
  /^dev\//,
  /\.atom$/,
  /\.md$/,
  /(?:^|\/)llms(?:-full)?\.txt$/,
  /\.map$/,
  // Browsers fetch the icons when the site is installed.
  /^img\/(?:screenshot|icon-|tile)/,
  // Preview images are for social networks and messengers.
  /^assets\/previews\//,
  // Mermaid renders diagrams that have no drawing yet. Without a network, their pages show the source.
  /^assets\/js\/[^/]*mermaid/,
  // These symbols link to the platform's repository, so they can't be used offline.
  new RegExp(`^${otherSymbolFolder}`),
];

/** Reads the files of a build that are available offline, sorted by path. */
export function readBuild(folder: string): StoredFile[] {
  return listFiles(folder)
    .filter((file) => !file.startsWith(offlineFolder) && !excluded.some((pattern) => pattern.test(file)))
    .map((file) => ({path: file, content: readFileSync(path.join(folder, file))}));
}
