import path from 'node:path';
import {leanChunkNames, leanRegistry} from './chunkNames.ts';
import {readGenerated} from './generated.ts';
import {routesModule, sectionModule} from './sections.ts';

/** The part of a loader's context that is used here. */
interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  addDependency: (file: string) => void;
}

/**
 * Loader for the generated files that `index.ts` names. The result is a smaller module that does the same in the browser.
 */
export default function generatedLoader(this: LoaderContext): string {
  const {plan, entries, chunksByRoute, divided, short} = readGenerated(path.dirname(this.resourcePath), (file) =>
    this.addDependency(file),
  );
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
      return section ? sectionModule(section, registry, chunks) : routesModule(plan);
    }
  }
}
