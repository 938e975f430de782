import type {SearchOutcome, SearchRequest} from '../types.ts';

/** What the page tells the worker. */
export type ToWorker =
  /** Comes first: where the files of the index are. */
  | {type: 'open'; baseUrl: string}
  | {type: 'prepare'; place: Pick<SearchRequest, 'language' | 'tags'>}
  | {type: 'search'; id: number; request: SearchRequest};

/** What the worker tells the page: how the search with that number ended. */
export interface FromWorker {
  id: number;
  outcome: SearchOutcome;
}
