// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {leanChunkNames, leanRegistry, namesIn, shortNames} from './names.mjs';

/**
 * Loader of the bundler for the two files that `index.ts` names.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} source - Text of the file.
 * @returns {string} A smaller text that does the same in the browser.
 */
export default function leanRegistryLoader(source) {
  if (this.resourcePath.endsWith('.js')) {
    return leanRegistry(source);
  }
  // The names come from the registry, so that both files have the same.
  const registry = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(registry);
  const short = shortNames(namesIn(readFileSync(registry, 'utf8')));
  return JSON.stringify(leanChunkNames(JSON.parse(source), short));
}
