// @ts-check
import path from 'node:path';
import {readGenerated} from './generated.mjs';
import {leanChunkNames, leanRegistry} from './names.mjs';
import {routesModule, sectionModule} from './sections.mjs';

/**
 * Loader of the bundler for the files that `index.ts` names.
 *
 * @this {{resourcePath: string, resourceQuery: string, addDependency: (file: string) => void}}
 * @returns {string} A smaller module that does the same in the browser.
 */
export default function leanRegistryLoader() {
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
