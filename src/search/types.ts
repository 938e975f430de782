/** What an engine is asked. */
export interface SearchRequest {
  /** As typed. */
  query: string;
  /** Language of the pages, such as `en-AU`. */
  language: string;
  /** Each page has one `docusaurus_tag`; those of the wanted pages. */
  tags: readonly string[];
  /** Tag of the version that is being read; of versions that are not current, its pages come first. */
  reading?: string;
  /** How many pages to leave out from the first, for lists in steps. */
  offset?: number;
  /** How many pages to answer with at most. */
  limit: number;
}

/** Place of a match in a text, end excluded. */
export type Range = readonly [start: number, end: number];

/** Plain text with the places that match. It may hold anything, so it is never HTML. */
export interface MarkedText {
  text: string;
  /** In order, not overlapping. */
  ranges: readonly Range[];
}

/** A page that matches, by its best section. */
export interface SearchHit {
  /** Address below the host, with the anchor of the section. */
  url: string;
  /** `docusaurus_tag` of the page. */
  tag: string;
  title: MarkedText;
  /** Labels of what the page is part of, outermost first. */
  breadcrumbs: readonly string[];
  /** Of the section, unless what stands above the first heading matches best. */
  heading?: MarkedText;
  /** What matches in the section; else what the page is about. */
  snippet: MarkedText;
}

/** What an engine answers. */
export interface SearchAnswer {
  /** How many pages match in all. */
  total: number;
  /** Best first. */
  hits: readonly SearchHit[];
}

/** How a search ends: nothing is thrown. */
export type SearchOutcome =
  | {status: 'answered'; answer: SearchAnswer}
  /** A newer search has taken its place. */
  | {status: 'superseded'}
  /** The index or the service could not be reached, or is not what it should be; the message is for the console. */
  | {status: 'failed'; message: string};

/** A search engine, as the modal and the search page use it. */
export interface SearchClient {
  /**
   * Fetches what a first search needs, ahead of it. A failure is kept for the search.
   *
   * @param request - Where the search is going to look.
   */
  prepare(request: Pick<SearchRequest, 'language' | 'tags'>): void;
  /**
   * Searches. A search that is still under way is dropped.
   *
   * @param request - What to look for.
   * @returns How it ended.
   */
  search(request: SearchRequest): Promise<SearchOutcome>;
  /** Ends it, and whatever runs for it. */
  close(): void;
}

/** A documentation page, as the not-found page suggests it. */
export interface ListedPage {
  /** Route with base URL. */
  path: string;
  title: string;
  description: string;
  /** Label of the page's version; undefined if its docs have only one version. */
  version?: string;
}
