import path from 'node:path';
import {clientRegistry, shortenChunkNames} from './chunkNames.ts';
import {readGenerated} from './generated.ts';
import {routesModule, sectionModule} from './sections.ts';

interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  addDependency: (file: string) => void;
}

/**
 * Bundler loader for `routes.js`, `registry.js` and `routesChunkNames.json`. It returns the part of the file that every
 * page needs. For `routes.js` with the query `?section=NAME`, it returns the module of a section instead.
 */
export default function generatedLoader(this: LoaderContext): string {
  const {plan, entries, chunksByRoute, chunksBySection, short} = readGenerated(
    path.dirname(this.resourcePath),
    (file) => this.addDependency(file),
  );
  const name = new URLSearchParams(this.resourceQuery).get('section') ?? undefined;
  const {keys = [], names = []} = chunksBySection.get(name) ?? {};
  const registry = clientRegistry(entries, names, short);
  const chunks = shortenChunkNames(Object.fromEntries(keys.map((key) => [key, chunksByRoute[key]])), short);
  switch (path.basename(this.resourcePath)) {
    case 'registry.js':
      return `export default ${registry};\n`;
    case 'routesChunkNames.json':
      return JSON.stringify(chunks);
    default: {
      const section = plan.sections.find((candidate) => candidate.name === name);
      return section ? sectionModule(section, registry, chunks) : routesModule(plan);
    }
  }
}
