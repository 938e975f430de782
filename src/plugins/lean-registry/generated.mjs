// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {registryEntries, shortNames} from './names.mjs';
import {divideChunks, planSections, readRoutes} from './sections.mjs';

/** Files that have to fit each other, so that each is made of all three. */
const files = /** @type {const} */ ({routes: 'routes.js', registry: 'registry.js', chunks: 'routesChunkNames.json'});

/** @typedef {Record<keyof typeof files, string>} Sources - Their texts. */

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
 * Reads what Docusaurus has generated.
 *
 * @param {string} folder - Folder of generated files.
 * @param {(file: string) => void} [onRead] - Told of each file that is read.
 * @returns {Prepared} What is made of it; for the same texts once, as each section asks for it.
 */
export function readGenerated(folder, onRead) {
  const read = (/** @type {string} */ name) => {
    const file = path.join(folder, name);
    onRead?.(file);
    return readFileSync(file, 'utf8');
  };
  const sources = {routes: read(files.routes), registry: read(files.registry), chunks: read(files.chunks)};
  const isSame =
    last?.sources.routes === sources.routes &&
    last.sources.registry === sources.registry &&
    last.sources.chunks === sources.chunks;
  last = isSame && last ? last : {sources, prepared: prepare(sources)};
  return last.prepared;
}
