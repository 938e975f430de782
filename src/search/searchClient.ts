import {fetchBelow} from './embedded/fetchFile.ts';
import {SymbolFinder} from './symbols/SymbolFinder.ts';
import {symbolHit} from './symbols/symbolHit.ts';
import type {SearchClient, SearchHit, SearchOutcome, SearchRequest} from './types.ts';

/** More symbols would hide the pages. */
const maxSymbols = 5;

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
  const finder = new SymbolFinder(fetchBelow(baseUrl));
  // Pages are useful without symbols, so a failure is not an error of the search.
  const findSymbols = async ({query, tags, offset = 0}: SearchRequest): Promise<SearchHit[]> => {
    try {
      return offset > 0 ? [] : (await finder.find(query, tags, maxSymbols)).map((record) => symbolHit(record, query));
    } catch (error) {
      console.warn(`Search for symbols: ${String(error)}`);
      return [];
    }
  };

  return {
    prepare(place) {
      void load().then((client) => client.prepare(place), ignore);
      void finder.prepare().catch(ignore);
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
