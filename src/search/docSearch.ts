import type {MarkedText, SearchClient, SearchHit, SearchRequest} from './types.ts';

/** A text as DocSearch's modal wants it. */
interface MarkedHtml {
  value: string;
}

/** What DocSearch's modal reads of a hit: the record of the hosted service, as far as a page and its section need it. */
export interface DocSearchRecord {
  objectID: string;
  url: string;
  /** The modal shows the title with the content below. */
  type: 'lvl1';
  content: string;
  /** The modal parts hits by `lvl0`. */
  hierarchy: {lvl0: string; lvl1: string};
  _snippetResult: {content: MarkedHtml; hierarchy: {lvl1: MarkedHtml}};
}

/** What the modal asks its client. */
interface DocSearchQuery {
  requests: readonly {query: string}[];
}

/** What the modal makes of an answer. */
interface DocSearchResponse {
  results: {hits: DocSearchRecord[]; nbHits: number}[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Makes plain text into HTML that shows it.
 *
 * @param text - Any text.
 * @returns The text with its special characters escaped.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * Makes text with matches into HTML.
 *
 * @param marked - Any text with its matches.
 * @returns The text, escaped, with each match in a `mark` element.
 */
export function markHtml({text, ranges}: MarkedText): string {
  let from = 0;
  const pieces = ranges.map(([start, end]) => {
    const piece = `${escapeHtml(text.slice(from, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    from = end;
    return piece;
  });
  return `${pieces.join('')}${escapeHtml(text.slice(from))}`;
}

/**
 * Makes a hit into a record that DocSearch's modal shows. The modal takes titles and contents for HTML, in the list of
 * recent searches even those without marks, so both are escaped.
 *
 * @param hit - A hit of an engine.
 * @param group - Section of the site, under which the modal lists it; plain text.
 * @returns The record.
 */
export function toRecord({url, title, heading, snippet}: SearchHit, group: string): DocSearchRecord {
  const withHeading = (titleHtml: string, headingHtml: string): string =>
    heading ? `${titleHtml} › ${headingHtml}` : titleHtml;
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: escapeHtml(snippet.text),
    hierarchy: {lvl0: group, lvl1: withHeading(escapeHtml(title.text), escapeHtml(heading?.text ?? ''))},
    _snippetResult: {
      content: {value: markHtml(snippet)},
      hierarchy: {
        lvl1: {value: withHeading(markHtml(title), markHtml(heading ?? {text: '', ranges: []}))},
      },
    },
  };
}

/** The one error for which the modal says that it is unable to fetch results. */
class RetryError extends Error {
  override readonly name = 'RetryError';
}

/**
 * Puts a search engine behind DocSearch's modal, which asks for nothing but a method `search`.
 *
 * @param client - The engine.
 * @param place - Where it looks, and how many hits the modal shows.
 * @param groupOf - Section of the site that a hit belongs to.
 * @returns What the modal's `transformSearchClient` has to return. Its searches fail with a `RetryError` where the engine
 * does; one that a newer search has overtaken never ends, as the modal waits for the newer one only.
 */
export function asDocSearchClient(
  client: SearchClient,
  place: Omit<SearchRequest, 'query'>,
  groupOf: (hit: SearchHit) => string,
): {search: (query: DocSearchQuery) => Promise<DocSearchResponse>} {
  return {
    async search({requests: [request]}) {
      const outcome = await client.search({...place, query: request?.query ?? ''});
      switch (outcome.status) {
        case 'answered': {
          const {hits, total} = outcome.answer;
          return {results: [{hits: hits.map((hit) => toRecord(hit, groupOf(hit))), nbHits: total}]};
        }
        case 'superseded':
          return new Promise(() => undefined);
        case 'failed':
          throw new RetryError(outcome.message);
      }
    },
  };
}
