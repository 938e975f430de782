import type {SymbolSearch} from './symbols/findHits.ts';
import type {SearchClient, SearchHit, SearchOutcome, SearchRequest} from './types.ts';

/**
 * Creates a client for the search engine of the build. The engine is loaded when `prepare` or `search` is called first. If
 * it cannot be loaded, the search fails and the next one tries again; nothing is ever thrown.
 *
 * Each caller creates its own client, because a new search replaces the previous one, and closes it at the end:
 *
 *     const client = createSearchClient(baseUrl);
 *     const outcome = await client.search({query: 'task', language: 'en-AU', tags: ['docs-default-current'], limit: 8});
 *
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns The client. `useSearchScope` returns the language and tags to search.
 */
export function createSearchClient(baseUrl: string): SearchClient {
  let engine: Promise<SearchClient> | undefined;
  let newest = 0;
  const load = (): Promise<SearchClient> => {
    if (!engine) {
      // The plugin `search-engine` generates this module, so that a build contains only one engine.
      engine = import('@generated/search-engine/default/engine').then(({openEngine}) => openEngine(baseUrl));
      engine.catch(() => (engine = undefined));
    }
    return engine;
  };
  const ignore = (): undefined => undefined;
  let symbolSearch: Promise<SymbolSearch> | undefined;
  const loadSymbolSearch = (): Promise<SymbolSearch> => {
    if (!symbolSearch) {
      symbolSearch = import('./symbols/findHits.ts').then(({openSymbolIndex}) => openSymbolIndex(baseUrl));
      symbolSearch.catch(() => (symbolSearch = undefined));
    }
    return symbolSearch;
  };
  // Pages are useful without symbols, so a failure is not an error of the search.
  const findSymbols = async (request: SearchRequest): Promise<SearchHit[]> => {
    try {
      return request.offset ? [] : await (await loadSymbolSearch()).find(request);
    } catch (error) {
      console.warn(`Search for symbols: ${String(error)}`);
      return [];
    }
  };

  return {
    prepare(place) {
      void load().then((client) => client.prepare(place), ignore);
      void loadSymbolSearch()
        .then((symbols) => symbols.prepare())
        .catch(ignore);
    },
    async search(request): Promise<SearchOutcome> {
      const id = ++newest;
      try {
        const symbols = findSymbols(request);
        const client = await load();
        if (id !== newest) {
          return {status: 'superseded'};
        }
        const outcome = await client.search(request);
        if (outcome.status !== 'answered') {
          return outcome;
        }
        const {total, hits} = outcome.answer;
        return {status: 'answered', answer: {total, hits: [...(await symbols), ...hits]}};
      } catch (error) {
        return id === newest ? {status: 'failed', message: String(error)} : {status: 'superseded'};
      }
    },
    close() {
      newest++;
      void engine?.then((client) => client.close(), ignore);
      engine = undefined;
    },
  };
}
