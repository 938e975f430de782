import type {SymbolSearch} from './symbols/findHits.ts';
import type {SearchClient, SearchHit, SearchOutcome, SearchRequest} from './types.ts';

/**
 * Creates a client for the search engine of the build. The engine is loaded on the first call of `prepare` or `search`. If
 * loading fails, the outcome of the search says so and the next search tries again. No method ever throws.
 *
 * Each caller needs its own client, because a new search replaces the previous one, and closes it when it's no longer
 * needed:
 *
 *     const client = createSearchClient(baseUrl);
 *     const outcome = await client.search({query: 'task', language: 'en-AU', tags: ['docs-default-current'], limit: 8});
 *
 * @returns The client. `useSearchScope` returns the language and tags to search.
 */
export function createSearchClient(baseUrl: string): SearchClient {
  let engine: Promise<SearchClient> | undefined;
  let newest = 0;
  const load = (): Promise<SearchClient> => {
    if (!engine) {
      // The `search-engine` plugin generates this module, so that a build contains only one engine.
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
  // Pages are useful without symbols, so the search succeeds even if the symbols can't be loaded.
  const findSymbols = async (request: SearchRequest): Promise<SearchHit[]> => {
    try {
      return request.offset ? [] : await (await loadSymbolSearch()).find(request);
    } catch (error) {
      console.warn(`Search for symbols: ${String(error)}`);
      return [];
    }
  };

  return {
    prepare(scope) {
      void load().then((client) => client.prepare(scope), ignore);
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
