import type {SearchClient, SearchOutcome} from '../types.ts';
import type {FromWorker, ToWorker} from './protocol.ts';

/** The parts of `Worker` that the client uses. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * Creates a client for the embedded engine, which `startWorker` starts. If the worker fails, the current search fails, and the
 * next search starts a new one.
 */
export function connect(startWorker: () => WorkerLike, baseUrl: string): SearchClient {
  let worker: WorkerLike | undefined;
  let newest = 0;
  let settle: ((outcome: SearchOutcome) => void) | undefined;
  const finish = (outcome: SearchOutcome): void => {
    settle?.(outcome);
    settle = undefined;
  };
  const stop = (outcome: SearchOutcome): void => {
    worker?.terminate();
    worker = undefined;
    finish(outcome);
  };

  const start = (): WorkerLike => {
    const started = startWorker();
    started.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      if (data.id === newest) {
        finish(data.outcome);
      }
    });
    // If the worker's script cannot be loaded, the event has no message.
    started.addEventListener('error', ({message}) => {
      stop({status: 'failed', message: message || 'The search could not be started'});
    });
    started.postMessage({type: 'open', baseUrl} satisfies ToWorker);
    return started;
  };
  const send = (message: ToWorker): void => {
    worker ??= start();
    worker.postMessage(message);
  };

  return {
    prepare(scope) {
      send({type: 'prepare', scope});
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
      stop({status: 'superseded'});
    },
  };
}

/** Creates a client for the embedded engine, which searches in a worker. */
export function openEngine(baseUrl: string): SearchClient {
  return connect(() => new Worker(new URL('./worker.ts', import.meta.url)), baseUrl);
}
