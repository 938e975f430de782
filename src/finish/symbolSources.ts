import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {currentEdition, editionLinks} from '../moodle/editions.ts';
import type {Indexes} from '../moodle/symbols/apiIndex.ts';
import {cardOf} from '../moodle/symbols/card.ts';
import {loadTable} from '../moodle/symbols/table.ts';
import type {StepList, SymbolSources} from './search-index/symbols.ts';

const stepPage = 'general/development/tools/behat/writing';

/** Reads the data from which the symbol index is generated. A site without the plugin `api-index` has no symbols. */
export function readSymbolSources(site: string, generatedFolder: string, baseUrl: string): SymbolSources {
  const indexFile = path.join(site, generatedFolder, 'api-index/default/indexes.json');
  const stepFile = path.join(site, `data/behat-step-lists/${currentEdition}.json`);
  const indexes = existsSync(indexFile) ? (JSON.parse(readFileSync(indexFile, 'utf8')) as Indexes) : {};
  const versions = Object.entries(editionLinks).flatMap(([name, {index, source: repository}]) => {
    const version = name === currentEdition ? 'current' : name;
    const groups = indexes[version];
    return groups === undefined
      ? []
      : {
          version,
          indexRoute: `${baseUrl}${index.slice(1)}`,
          entries: groups.flatMap(({entries}) => entries),
          repository,
        };
  });
  const repository = editionLinks[currentEdition]?.source ?? '';
  return {
    versions,
    cards:
      versions.length === 0
        ? []
        : loadTable(site, currentEdition)
            .list(true)
            .map((symbol) => cardOf(symbol, repository)),
    steps: JSON.parse(readFileSync(stepFile, 'utf8')) as StepList,
    stepPage: `${baseUrl}${stepPage}`,
    repository,
  };
}
