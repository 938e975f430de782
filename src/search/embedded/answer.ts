import type {Engine} from './engine.ts';
import type {FromWorker, ToWorker} from './protocol.ts';

/** What of the engine the worker uses. */
type Answering = Pick<Engine, 'prepare' | 'search'>;

/**
 * Handles the messages of a page. A search that a newer one has overtaken is dropped at its next wait.
 *
 * @param openEngine - Makes an engine for files below a base URL.
 * @param post - Sends a message to the page.
 * @returns What to call with each message.
 */
export function answerMessages(
  openEngine: (baseUrl: string) => Answering,
  post: (message: FromWorker) => void,
): (message: ToWorker) => void {
  let engine: Answering | undefined;
  let newest = 0;
  return (message) => {
    if (message.type === 'open') {
      engine = openEngine(message.baseUrl);
    } else if (message.type === 'prepare') {
      // The search that follows tries again, and says so if it fails too.
      engine?.prepare(message.place).catch(() => undefined);
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
