// @ts-check
import {createHash} from 'node:crypto';

/**
 * Gives chunks short names. They depend on nothing but the long ones, so that a new page changes no other's.
 *
 * @param {readonly string[]} names - Names that Docusaurus gave, such as `0058b4c6`.
 * @returns {Map<string, string>} Short names by the long ones: four characters, more where two would be the same.
 */
export function shortNames(names) {
  const byShort = new Map();
  for (const name of [...names].sort()) {
    const hash = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`).toString(36);
    let length = 4;
    while (byShort.has(hash.slice(0, length))) {
      length += 1;
    }
    byShort.set(hash.slice(0, length), name);
  }
  return new Map([...byShort].map(([short, name]) => [name, short]));
}

const entry =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("[^"\n]*")\), ("[^"\n]*"), require\.resolveWeak\(("[^"\n]*")\)\]/gm;

/**
 * Reads the names of all chunks from the registry that Docusaurus generates.
 *
 * @param {string} registry - Text of `.docusaurus/registry.js`.
 * @returns {string[]} The names.
 * @throws {Error} If the registry is written in a way that this does not know.
 */
export function namesIn(registry) {
  const names = [...registry.matchAll(entry)].map(([, name = '']) => name);
  const entries = registry.split('\n').filter((line) => line.includes('import(')).length;
  if (names.length === 0 || names.length !== entries) {
    throw new Error(
      `The plugin lean-registry understands ${names.length} of ${entries} entries of .docusaurus/registry.js. ` +
        'Docusaurus writes them in a new way; bring src/plugins/lean-registry/names.mjs up to date.',
    );
  }
  return names;
}

/**
 * Makes the registry small. The path of a module tells the server which modules a page has used, and its id lets a page
 * start without waiting for chunks that came with it; Docusaurus makes no use of either in the browser.
 *
 * @param {string} registry - Text of `.docusaurus/registry.js`.
 * @returns {string} The same with short names and without the paths.
 */
export function leanRegistry(registry) {
  const short = shortNames(namesIn(registry));
  return registry.replace(entry, (_, name, chunk, module) => {
    const [key, chunkName] = [name, chunk].map((known) => JSON.stringify(short.get(known) ?? known));
    return `  ${key}: [() => import(/* webpackChunkName: ${chunkName} */ ${module})]`;
  });
}

/**
 * Puts the short names into the table of routes and their chunks.
 *
 * @param {unknown} value - Of `.docusaurus/routesChunkNames.json`, or a part of it.
 * @param {ReadonlyMap<string, string>} short - From `shortNames`.
 * @returns {unknown} The same with short names.
 */
export function leanChunkNames(value, short) {
  if (typeof value === 'string') {
    return short.get(value) ?? value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => leanChunkNames(item, short));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, leanChunkNames(item, short)]))
    : value;
}
