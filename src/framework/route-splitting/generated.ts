import {readFileSync} from 'node:fs';
import path from 'node:path';
import {registryEntries, shortNames} from './chunkNames.ts';
import {divideChunks, planSections, readRoutes, type Plan} from './sections.ts';

/** Files that have to fit each other, so that each is made of all three. */
const files = {routes: 'routes.js', registry: 'registry.js', chunks: 'routesChunkNames.json'} as const;

/** Their texts. */
export type Sources = Record<keyof typeof files, string>;

export interface Prepared {
  /** The routes, divided. */
  plan: Plan;
  /** From `registryEntries`. */
  entries: Map<string, string>;
  /** The chunks of all routes. */
  chunksByRoute: Record<string, unknown>;
  /** What of them, and of the registry, belongs where. */
  divided: ReturnType<typeof divideChunks>;
  /** Short names of chunks. */
  short: Map<string, string>;
}

/**
 * @param sources - Texts of the generated files.
 * @returns What is made of them.
 */
function prepare({routes, registry, chunks}: Sources): Prepared {
  const plan = planSections(readRoutes(routes));
  const entries = registryEntries(registry);
  const chunksByRoute: Record<string, unknown> = JSON.parse(chunks);
  return {
    plan,
    entries,
    chunksByRoute,
    divided: divideChunks(plan, registry, chunksByRoute),
    short: shortNames([...entries.keys()]),
  };
}

let last: {sources: Sources; prepared: Prepared} | undefined;

/**
 * Reads what Docusaurus has generated.
 *
 * @param folder - Folder of generated files.
 * @param onRead - Told of each file that is read.
 * @returns What is made of it; for the same texts once, as each section asks for it.
 */
export function readGenerated(folder: string, onRead?: (file: string) => void): Prepared {
  const read = (name: string) => {
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
