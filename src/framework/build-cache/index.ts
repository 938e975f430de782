import {createHash, type Hash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** The part of the bundler's configuration that this plugin changes. The types of Docusaurus are those of webpack. */
interface CachedConfiguration {
  experiments?: {cache?: {version?: string}};
}

/**
 * Files that decide what becomes of a module, in addition to its own text: code of loaders and Markdown plugins, what these
 * plugins read from the disk, and the versions of packages.
 */
const inputs = [
  'config',
  'data',
  'docusaurus.config.ts',
  'package-lock.json',
  'samples',
  'src/framework',
  'src/markdown',
  'src/platform',
];

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Adds a file, or all files of a folder in a fixed order, to a hash. Missing ones add nothing. */
function addToHash(hash: Hash, siteDir: string, entry: string): void {
  const file = path.join(siteDir, entry);
  if (!existsSync(file)) {
    return;
  }
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) {
      addToHash(hash, siteDir, `${entry}/${name}`);
    }
  } else {
    hash.update(`${entry}\0`).update(readFileSync(file)).update('\0');
  }
}

/**
 * Empties the bundler's persistent cache when something has changed that the bundler does not know about. It identifies a
 * page by its Markdown alone, although the compiled page also depends on samples, data, the addresses of the pages that
 * it links to (facebook/docusaurus#5757) and the base URL. Without this plugin, a build with a cache can differ from
 * a clean one.
 *
 * @param context - Of it, the folder of the site and the base URL.
 */
export default function buildCache({siteDir, baseUrl}: LoadContext): Plugin {
  let addresses: string[] = [];
  return {
    name: 'build-cache',

    // Samples become part of pages, so the development server has to reload when one changes.
    getPathsToWatch: () => [path.join(siteDir, 'samples/**/*')],

    allContentLoaded({allContent}) {
      const instances = Object.values((allContent[docsPlugin] ?? {}) as Readonly<Record<string, LoadedContent>>);
      addresses = instances
        .flatMap(({loadedVersions}) => loadedVersions)
        .flatMap(({docs}) => docs.map(({source, permalink}) => `${source} ${permalink}`))
        .sort();
      return Promise.resolve();
    },

    configureWebpack(config) {
      const version = (config as CachedConfiguration).experiments?.cache?.version;
      if (version === undefined) {
        return {};
      }
      const hash = createHash('sha256').update(JSON.stringify([baseUrl, addresses]));
      inputs.forEach((entry) => addToHash(hash, siteDir, entry));
      const added: CachedConfiguration = {experiments: {cache: {version: `${version}-${hash.digest('hex')}`}}};
      return added;
    },
  };
}
