// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {leanChunkNames, leanRegistry, registryEntries, shortNames} from './names.mjs';
import {divideChunks, planSections, readRoutes, routesModule, sectionModule} from './sections.mjs';

const knownRoutes = '@site/src/plugins/lean-registry/knownRoutes';

/** @typedef {{routes: string, registry: string, chunks: string}} Sources */

/**
 * @typedef {object} Prepared
 * @property {import('./sections.mjs').Plan} plan - The routes, divided.
 * @property {Map<string, string>} entries - From `registryEntries`.
 * @property {Record<string, unknown>} chunksByRoute - The chunks of all routes.
 * @property {ReturnType<typeof divideChunks>} divided - What of them, and of the registry, belongs where.
 * @property {Map<string, string>} short - Short names of chunks.
 */

/**
 * @param {Sources} sources - Texts of the generated files.
 * @returns {Prepared} What is made of them.
 */
function prepare({routes, registry, chunks}) {
  const plan = planSections(readRoutes(routes));
  const entries = registryEntries(registry);
  /** @type {Record<string, unknown>} */
  const chunksByRoute = JSON.parse(chunks);
  return {
    plan,
    entries,
    chunksByRoute,
    divided: divideChunks(plan, registry, chunksByRoute),
    short: shortNames([...entries.keys()]),
  };
}

/** @type {{sources: Sources, prepared: Prepared} | undefined} */
let last;

/**
 * @param {Sources} sources - Texts of the generated files.
 * @returns {Prepared} What is made of them; for the same texts once, as each section asks for it.
 */
function preparedOf(sources) {
  const isSame =
    last?.sources.routes === sources.routes &&
    last.sources.registry === sources.registry &&
    last.sources.chunks === sources.chunks;
  last = isSame && last ? last : {sources, prepared: prepare(sources)};
  return last.prepared;
}

/**
 * Loader of the bundler for the files that `index.ts` names.
 *
 * @this {{resourcePath: string, resourceQuery: string, addDependency: (file: string) => void}}
 * @returns {string} A smaller module that does the same in the browser.
 */
export default function leanRegistryLoader() {
  // They have to fit each other, so each is made of all three.
  const read = (/** @type {string} */ name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const {plan, entries, chunksByRoute, divided, short} = preparedOf({
    routes: read('routes.js'),
    registry: read('registry.js'),
    chunks: read('routesChunkNames.json'),
  });
  const name = new URLSearchParams(this.resourceQuery).get('section') ?? undefined;
  const {keys = [], names = []} = divided.get(name) ?? {};
  const registry = leanRegistry(entries, names, short);
  const chunks = leanChunkNames(Object.fromEntries(keys.map((key) => [key, chunksByRoute[key]])), short);
  switch (path.basename(this.resourcePath)) {
    case 'registry.js':
      return `export default ${registry};\n`;
    case 'routesChunkNames.json':
      return JSON.stringify(chunks);
    default: {
      const section = plan.sections.find((candidate) => candidate.name === name);
      return section ? sectionModule(section, registry, chunks, knownRoutes) : routesModule(plan, knownRoutes);
    }
  }
}
