import {createHash} from 'node:crypto';

/**
 * Gives chunks short names. They depend on nothing but the long ones, so that a new page changes no other's.
 *
 * @param names - Names that Docusaurus gave, such as `0058b4c6`.
 * @returns Short names by the long ones: four characters, more where two would be the same.
 */
export function shortNames(names: readonly string[]): Map<string, string> {
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
 * Reads the registry that Docusaurus generates.
 *
 * @param registry - Text of `.docusaurus/registry.js`.
 * @returns Modules, as strings of script, by the names of their chunks.
 * @throws If the registry is written in a way that this does not know.
 */
export function registryEntries(registry: string): Map<string, string> {
  const found = new Map([...registry.matchAll(entry)].map(([, name = '', , module = '']) => [name, module]));
  const entries = registry.split('\n').filter((line) => line.includes('import(')).length;
  if (found.size === 0 || found.size !== entries) {
    throw new Error(
      `The plugin route-splitting understands ${found.size} of ${entries} entries of .docusaurus/registry.js. ` +
        'Docusaurus writes them in a new way; bring src/framework/route-splitting/chunkNames.ts up to date.',
    );
  }
  return found;
}

/**
 * What all pages of the documentation are made of, beside their own content: a component each for the documentation, its
 * version and its sidebar, and what tells a page of which plugin it is. As one file they come with one request.
 */
const shared = /^"(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|.*\/plugin-route-context-module-\d+\.json)"$/;

/**
 * Writes a registry. It has short names, and no paths and ids of modules: the path tells the server which modules a page
 * has used, and the id lets a page start without waiting for chunks that came with it; Docusaurus makes no use of either
 * in the browser.
 *
 * @param entries - From `registryEntries`.
 * @param names - Names of the chunks that belong into it.
 * @param short - From `shortNames`.
 * @returns The registry, as an object.
 */
export function leanRegistry(
  entries: ReadonlyMap<string, string>,
  names: readonly string[],
  short: ReadonlyMap<string, string>,
): string {
  const lines = names.map((name) => {
    const module = entries.get(name) ?? '';
    const key = JSON.stringify(short.get(name) ?? name);
    const chunk = shared.test(module) ? '"documentation"' : key;
    return `  ${key}: [() => import(/* webpackChunkName: ${chunk} */ ${module})]`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

/**
 * Puts the short names into the table of routes and their chunks.
 *
 * @param value - Of `.docusaurus/routesChunkNames.json`, or a part of it.
 * @param short - From `shortNames`.
 * @returns The same with short names.
 */
export function leanChunkNames(value: unknown, short: ReadonlyMap<string, string>): unknown {
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
