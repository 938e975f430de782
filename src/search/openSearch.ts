import type {SearchClient, SearchOutcome} from './types.ts';

/**
 * The search of the site: the modal and the search page ask this, whichever engine the build has. Nothing is loaded before
 * `prepare` or `search` is called, and nothing is ever thrown: an engine that does not arrive is a failed search, and the
 * next search tries again.
 *
 * Each caller opens one of its own, as a newer search takes the place of the one before it, and closes it in the end:
 *
 *     const client = openSearch(baseUrl);
 *     const outcome = await client.search({query: 'task', language: 'en-AU', tags: ['docs-default-current'], limit: 8});
 *
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns The client; for where it is to look, see `useSearchPlace`.
 */
export function openSearch(baseUrl: string): SearchClient {
  let engine: Promise<SearchClient> | undefined;
  let newest = 0;
  const load = (): Promise<SearchClient> => {
    if (!engine) {
      // The engine of the build: the code of the other one is not in it.
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
