import type {SearchClient, SearchOutcome} from './types.ts';

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

  return {
    prepare(place) {
      void load().then((client) => client.prepare(place), ignore);
    },
    async search(request): Promise<SearchOutcome> {
      const id = ++newest;
      try {
        const client = await load();
        return id === newest ? await client.search(request) : {status: 'superseded'};
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
