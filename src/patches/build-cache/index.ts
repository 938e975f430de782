import {createHash, type Hash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** The option that this plugin changes. It is missing in webpack's configuration type, which Docusaurus uses. */
interface CachedConfiguration {
  experiments?: {cache?: {version?: string}};
}

/**
 * Files other than their own source that affect compiled modules: loaders, Markdown plugins and the data that they
 * read.
 */
const inputs = [
  'config',
  'data',
  'docusaurus.config.ts',
  'package-lock.json',
  'samples',
  'src/patches',
  'src/markdown',
  'src/moodle',
];

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Adds a file, or all files in a folder in a fixed order, to a hash. A missing file or folder adds nothing. */
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
 * Invalidates the bundler's persistent cache when an input changes that the bundler does not track. The bundler only
 * tracks a page's Markdown, but the compiled page also depends on samples, data, the base URL and the permalinks of
 * linked pages (facebook/docusaurus#5757). Without this plugin, a warm build can differ from a clean one.
 */
export default function buildCache({siteDir, baseUrl}: LoadContext): Plugin {
  let permalinks: string[] = [];
  return {
    name: 'build-cache',

    // Samples become part of pages, so the development server has to reload when one changes.
    getPathsToWatch: () => [path.join(siteDir, 'samples/**/*')],

    allContentLoaded({allContent}) {
      const instances = Object.values((allContent[docsPlugin] ?? {}) as Readonly<Record<string, LoadedContent>>);
      permalinks = instances
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
      const hash = createHash('sha256').update(JSON.stringify([baseUrl, permalinks]));
      inputs.forEach((entry) => addToHash(hash, siteDir, entry));
      const changed: CachedConfiguration = {experiments: {cache: {version: `${version}-${hash.digest('hex')}`}}};
      return changed;
    },
  };
}
