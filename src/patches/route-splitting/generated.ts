import {readFileSync} from 'node:fs';
import path from 'node:path';
import {registryEntries, shortNames} from './chunkNames.ts';
import {planSections, readRoutes, splitChunks, type Plan} from './sections.ts';

const files = {routes: 'routes.js', registry: 'registry.js', chunks: 'routesChunkNames.json'} as const;

type Sources = Record<keyof typeof files, string>;

/** The generated files, parsed and split. */
export interface Generated {
  plan: Plan;
  entries: Map<string, string>;
  /** Content of `routesChunkNames.json`. */
  chunksByRoute: Record<string, unknown>;
  chunksBySection: ReturnType<typeof splitChunks>;
  short: Map<string, string>;
}

function parse({routes, registry, chunks}: Sources): Generated {
  const plan = planSections(readRoutes(routes));
  const entries = registryEntries(registry);
  const chunksByRoute: Record<string, unknown> = JSON.parse(chunks);
  return {
    plan,
    entries,
    chunksByRoute,
    chunksBySection: splitChunks(plan, registry, chunksByRoute),
    short: shortNames([...entries.keys()]),
  };
}

let cached: {sources: Sources; generated: Generated} | undefined;

/** Reads the files that Docusaurus generates. The result is cached, because the loader runs once for each section. */
export function readGenerated(folder: string, onRead?: (file: string) => void): Generated {
  const read = (name: string) => {
    const file = path.join(folder, name);
    onRead?.(file);
    return readFileSync(file, 'utf8');
  };
  const sources = {routes: read(files.routes), registry: read(files.registry), chunks: read(files.chunks)};
  const isSame =
    cached?.sources.routes === sources.routes &&
    cached.sources.registry === sources.registry &&
    cached.sources.chunks === sources.chunks;
  cached = isSame && cached ? cached : {sources, generated: parse(sources)};
  return cached.generated;
}
