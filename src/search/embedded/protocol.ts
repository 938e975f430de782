import type {SearchOutcome, SearchRequest} from '../types.ts';

/** A message from the page to the worker. */
export type ToWorker =
  /** The first message, with the location of the index. */
  | {type: 'open'; baseUrl: string}
  | {type: 'prepare'; scope: Pick<SearchRequest, 'language' | 'tags'>}
  | {type: 'search'; id: number; request: SearchRequest};

/** A message from the worker to the page: the outcome of the search with this ID. */
export interface FromWorker {
  id: number;
  outcome: SearchOutcome;
}
