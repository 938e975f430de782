import type {Engine} from './engine.ts';
import type {FromWorker, ToWorker} from './protocol.ts';

type EngineLike = Pick<Engine, 'prepare' | 'search'>;

/** Creates the message handler of the worker. A search is dropped when a newer search replaces it. */
export function createMessageHandler(
  openEngine: (baseUrl: string) => EngineLike,
  post: (message: FromWorker) => void,
): (message: ToWorker) => void {
  let engine: EngineLike | undefined;
  let newest = 0;
  return (message) => {
    if (message.type === 'open') {
      engine = openEngine(message.baseUrl);
    } else if (message.type === 'prepare') {
      // If this fails, the next search tries again and reports the error.
      engine?.prepare(message.scope).catch(() => undefined);
    } else {
      const {id, request} = message;
      newest = id;
      engine
        ?.search(request, () => newest === id)
        .then(
          (answer) => post({id, outcome: answer ? {status: 'answered', answer} : {status: 'superseded'}}),
          (error: unknown) => post({id, outcome: {status: 'failed', message: String(error)}}),
        );
    }
  };
}
