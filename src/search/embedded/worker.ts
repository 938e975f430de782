import synonyms from '../../../data/search-synonyms.json';
import {createMessageHandler} from './messageHandler.ts';
import {Engine} from './engine.ts';
import {fetchBelow} from './fetchFile.ts';
import type {ToWorker} from './protocol.ts';

// The entry point of the worker, which keeps searches off the main thread.
const handle = createMessageHandler(
  (baseUrl) => new Engine(fetchBelow(baseUrl), synonyms),
  (message) => self.postMessage(message),
);
self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => handle(data));
