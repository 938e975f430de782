import {liteClient, type SearchForHits} from 'algoliasearch/lite';
import {isIn} from '../only.ts';
import type {HostedSearch} from './account.ts';
import type {SearchAnswer, SearchClient, SearchHit, SearchOutcome, SearchRequest} from '../types.ts';
import {marks, toHit, type HostedRecord} from './record.ts';

const snippetWords = 25;

type Options = Parameters<typeof liteClient>[2];

/** Converts a request to a query: https://www.algolia.com/doc/rest-api/search/search-multiple-indices */
function toQuery({query, language, tags, offset = 0, limit}: SearchRequest, indexName: string): SearchForHits {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  return {
    indexName,
    query,
    offset,
    length: limit,
    // Filters in the outer list are combined with AND, and filters in the inner list with OR.
    facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    attributesToRetrieve: ['url', 'docusaurus_tag', 'hierarchy', 'content'],
    attributesToHighlight: headings,
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: marks.before,
    highlightPostTag: marks.after,
  };
}

/** Keeps the first hit of each page, because the index has a record for each section. */
function firstHitPerPage(hits: readonly SearchHit[]): SearchHit[] {
  const pageOf = ({url}: SearchHit): string => url.replace(/#.*/, '');
  return hits.filter((hit, index) => hits.findIndex((other) => pageOf(other) === pageOf(hit)) === index);
}

/** Creates a client for the hosted engine (Algolia). It never prefetches. */
export function connect({appId, apiKey, indexName}: HostedSearch, options?: Options): SearchClient {
  // The key and the application ID are sent as headers, so that they don't appear in logs of URLs.
  const service = liteClient(appId, apiKey, {authMode: 'WithinHeaders', ...options});
  let newest = 0;

  const ask = async (request: SearchRequest): Promise<SearchAnswer> => {
    const {results} = await service.searchForHits<HostedRecord>({requests: [toQuery(request, indexName)]});
    const [result] = results;
    if (result === undefined) {
      throw new Error(`The search service returned no results for the index "${indexName}".`);
    }
    // The service's index has no attribute for the part of the site.
    const hits = result.hits.map(toHit).filter(({url}) => isIn(request.only, url));
    return {total: result.nbHits ?? result.hits.length, hits: firstHitPerPage(hits)};
  };

  return {
    prepare() {
      // Nothing is sent to the service before a reader has typed.
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
