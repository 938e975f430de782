import {createHash} from 'node:crypto';

/**
 * Shortens Docusaurus's chunk names, such as `0058b4c6`, to four characters, or more where two would collide. A short name
 * depends only on the long name, so a new page does not change other names.
 */
export function shortNames(names: readonly string[]): Map<string, string> {
  const byShort = new Map<string, string>();
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
 * Parses `.docusaurus/registry.js` as module specifiers (string literals) by chunk name. Throws an error if an entry has an
 * unknown format.
 */
export function registryEntries(registry: string): Map<string, string> {
  const found = new Map([...registry.matchAll(entry)].map(([, name = '', , module = '']) => [name, module]));
  const entries = registry.split('\n').filter((line) => line.includes('import(')).length;
  if (found.size === 0 || found.size !== entries) {
    throw new Error(
      `The plugin route-splitting can only parse ${found.size} of ${entries} entries in .docusaurus/registry.js. ` +
        'Docusaurus has changed the format, so update src/patches/route-splitting/chunkNames.ts.',
    );
  }
  return found;
}

/** Modules that every docs page needs besides its content. They share one chunk, so they need only one request. */
const sharedModules =
  /^"(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|.*\/plugin-route-context-module-\d+\.json)"$/;

/**
 * Writes a chunk registry with short names as an object literal. It leaves out the path and the ID of each module, because only
 * the server uses the path (to collect the modules of a page), and only `react-loadable` code that Docusaurus does not call
 * uses the ID.
 */
export function clientRegistry(
  entries: ReadonlyMap<string, string>,
  names: readonly string[],
  short: ReadonlyMap<string, string>,
): string {
  const lines = names.map((name) => {
    const module = entries.get(name) ?? '';
    const key = JSON.stringify(short.get(name) ?? name);
    const chunk = sharedModules.test(module) ? '"documentation"' : key;
    return `  ${key}: [() => import(/* webpackChunkName: ${chunk} */ ${module})]`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

/** Replaces chunk names with short names in the content of `.docusaurus/routesChunkNames.json`. */
export function shortenChunkNames(value: unknown, short: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return short.get(value) ?? value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => shortenChunkNames(item, short));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortenChunkNames(item, short)]))
    : value;
}
