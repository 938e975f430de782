import type {SearchClient, SearchOutcome} from '../types.ts';
import type {FromWorker, ToWorker} from './protocol.ts';

/** What of a `Worker` the client uses. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * The embedded engine, as the page sees it.
 *
 * @param worker - Runs `worker.ts`.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns A client that asks the worker.
 */
export function connect(worker: WorkerLike, baseUrl: string): SearchClient {
  let newest = 0;
  let settle: ((outcome: SearchOutcome) => void) | undefined;
  const finish = (outcome: SearchOutcome): void => {
    settle?.(outcome);
    settle = undefined;
  };
  const send = (message: ToWorker): void => worker.postMessage(message);

  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    if (data.id === newest) {
      finish(data.outcome);
    }
  });
  // A worker whose script does not arrive says no more than that.
  worker.addEventListener('error', ({message}) => {
    finish({status: 'failed', message: message || 'The search could not be started'});
  });
  send({type: 'open', baseUrl});

  return {
    prepare(place) {
      send({type: 'prepare', place});
    },
    search(request) {
      finish({status: 'superseded'});
      newest++;
      return new Promise((resolve) => {
        settle = resolve;
        send({type: 'search', id: newest, request});
      });
    },
    close() {
      finish({status: 'superseded'});
      worker.terminate();
    },
  };
}

/**
 * Starts the embedded engine in a worker.
 *
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns Its client.
 */
export function openEmbeddedSearch(baseUrl: string): SearchClient {
  return connect(new Worker(new URL('./worker.ts', import.meta.url)), baseUrl);
}
