import type {Only} from './only.ts';

export interface SearchRequest {
  query: string;
  language: string;
  /** `docusaurus_tag` values of the pages to search. */
  tags: readonly string[];
  /** Tag of the version that the reader is viewing. It ranks before other versions that are not current. */
  reading?: string;
  /** Number of results to skip, for pagination. */
  offset?: number;
  limit: number;
  /** The part of the site to search; undefined for all of it. */
  only?: Only | undefined;
}

/** Position of a match in the text. The end is exclusive. */
export type Range = readonly [start: number, end: number];

/** Plain text with highlighted ranges. It is never HTML, because it can contain anything. */
export interface MarkedText {
  text: string;
  /** Positions of the matches, in order and without overlaps. */
  ranges: readonly Range[];
}

/** The details of a platform symbol that a result shows. */
export interface SymbolFacts {
  kind: string;
  /** Code before the name, with a trailing space, or empty. */
  before: string;
  /** Code after the name, or empty. */
  after: string;
  /** When the symbol was added, such as `Since 4.2`. */
  since?: string;
  /** When the symbol was deprecated, such as `Deprecated since 4.2`. */
  deprecated?: string;
  /** Location in the platform's repository. */
  source?: {url: string; path: string};
}

/** A page that matches, with its best section, or a platform symbol. */
export interface SearchHit {
  /** URL without the host, with the anchor of the section. */
  url: string;
  /** `docusaurus_tag` of the page. */
  tag: string;
  title: MarkedText;
  /** Labels of the page's parents, outermost first. */
  breadcrumbs: readonly string[];
  /** Heading of the section. Undefined if the text above the first heading matches best. */
  heading?: MarkedText;
  /** Matching text of the section or, if there is none, the page's description. For a symbol that has been renamed, its other name. */
  snippet: MarkedText;
  /** Only for symbols. Their title is the name. */
  symbol?: SymbolFacts;
}

export interface SearchAnswer {
  /** Number of all matching pages, without symbols. */
  total: number;
  /** Best first. Only the first results of a query have symbols. */
  hits: readonly SearchHit[];
  /** Whether no page is about the query, so that there are only a few results. */
  isUncovered?: boolean;
  /** Names of symbols that are similar to the query. Only if no page mentions it. */
  similarNames?: readonly string[];
}

/** The outcome of a search. Searches never throw. */
export type SearchOutcome =
  | {status: 'answered'; answer: SearchAnswer}
  /** A newer search has replaced it. */
  | {status: 'superseded'}
  /** The index or service couldn't be reached, or its response was invalid. The message is for the console. */
  | {status: 'failed'; message: string};

/** A search engine, as the search dialog and the search page use it. */
export interface SearchClient {
  /** Prefetches the data that the first search needs. Errors are only reported by the search itself. */
  prepare(request: Pick<SearchRequest, 'language' | 'tags'>): void;
  /** Runs a search. If a previous search is still running, it is superseded. */
  search(request: SearchRequest): Promise<SearchOutcome>;
  close(): void;
}

/** A documentation page, as the not-found page suggests it. */
export interface ListedPage {
  /** Route, including the base URL. */
  path: string;
  title: string;
  description: string;
  /** Label of the page's version; undefined if its docs have only one version. */
  version?: string;
}
