import {liteClient, type SearchForHits} from 'algoliasearch/lite';
import type {HostedSearch} from './account.ts';
import type {SearchAnswer, SearchClient, SearchHit, SearchOutcome, SearchRequest} from '../types.ts';
import {marks, toHit, type HostedRecord} from './record.ts';

/** How many words a snippet has. */
const snippetWords = 25;

/** What the client of the service may be told; tests send it to a service of their own. */
type Options = Parameters<typeof liteClient>[2];

/** The search in the terms of the service: https://www.algolia.com/doc/rest-api/search/search-multiple-indices */
function toQuery({query, language, tags, offset = 0, limit}: SearchRequest, indexName: string): SearchForHits {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  return {
    indexName,
    query,
    offset,
    length: limit,
    // Both of the outer list, one of the inner.
    facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    attributesToRetrieve: ['url', 'docusaurus_tag', 'hierarchy', 'content'],
    attributesToHighlight: headings,
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: marks.before,
    highlightPostTag: marks.after,
  };
}

/** One hit a page, as indexes may have one a section. */
function firstOfPages(hits: readonly SearchHit[]): SearchHit[] {
  const pageOf = ({url}: SearchHit): string => url.replace(/#.*/, '');
  return hits.filter((hit, index) => hits.findIndex((other) => pageOf(other) === pageOf(hit)) === index);
}

/**
 * The hosted engine (Algolia).
 *
 * @param account - Where the index is.
 * @param options - For the client of the service.
 * @returns A client that asks the service. It fetches nothing ahead.
 */
export function connect({appId, apiKey, indexName}: HostedSearch, options?: Options): SearchClient {
  // Key and application id go into headers, so that logs of addresses do not have them.
  const service = liteClient(appId, apiKey, {authMode: 'WithinHeaders', ...options});
  let newest = 0;

  const ask = async (request: SearchRequest): Promise<SearchAnswer> => {
    const {results} = await service.searchForHits<HostedRecord>({requests: [toQuery(request, indexName)]});
    const [result] = results;
    if (result === undefined) {
      throw new Error(`The service has no answer for ${indexName}`);
    }
    return {total: result.nbHits ?? result.hits.length, hits: firstOfPages(result.hits.map(toHit))};
  };

  return {
    prepare() {
      // Nothing goes to the service before a reader has typed.
    },
    async search(request): Promise<SearchOutcome> {
      const id = ++newest;
      const outcome = await ask(request).then(
        (answer): SearchOutcome => ({status: 'answered', answer}),
        (error: unknown): SearchOutcome => ({status: 'failed', message: String(error)}),
      );
      return id === newest ? outcome : {status: 'superseded'};
    },
    close() {
      newest++;
    },
  };
}
