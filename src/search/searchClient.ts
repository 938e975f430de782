import type {SymbolSearch} from './symbols/findHits.ts';
import type {SearchClient, SearchOutcome} from './types.ts';

const plainWord = /^\p{Lu}?\p{Ll}+$/u;

/**
 * Creates a client for the search engine of the build, which is loaded on the first call of `prepare` or `search`. If loading
 * fails, the outcome of the search says so and the next search tries again. No method ever throws. Each caller needs its own
 * client, because a new search replaces the previous one, and closes it when it's no longer needed.
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
  const ask = async <Found>(question: (symbols: SymbolSearch) => Promise<Found[]>): Promise<Found[] | undefined> => {
    try {
      return await question(await loadSymbolSearch());
    } catch (error) {
      console.warn(`Search for symbols: ${String(error)}`);
      return undefined;
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
        const found = ask((symbols) =>
          request.offset || request.only === 'notes' ? Promise.resolve([]) : symbols.find(request),
        );
        const client = await load();
        if (id !== newest) {
          return {status: 'superseded'};
        }
        const outcome = await client.search(request);
        if (outcome.status !== 'answered') {
          return outcome;
        }
        const {answer} = outcome;
        const {hits, total} = answer;
        const symbols = await found;
        const isUnknown = symbols?.length === 0 && (total === 0 || answer.isUncovered === true);
        const similarNames = isUnknown ? await ask((index) => index.findSimilar(request)) : undefined;
        // A plain word is rarely meant as the name of a class if it is in the title of a page.
        const isSubject = plainWord.test(request.query) && hits[0] !== undefined && hits[0].title.ranges.length > 0;
        return {
          status: 'answered',
          answer: {
            ...answer,
            hits: isSubject ? [...hits, ...(symbols ?? [])] : [...(symbols ?? []), ...hits],
            ...(similarNames && similarNames.length > 0 && {similarNames}),
          },
        };
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
