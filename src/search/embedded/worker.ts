import synonyms from '../../../data/search-synonyms.json';
import {createMessageHandler} from './messageHandler.ts';
import {Engine} from './engine.ts';
import {fetchBelow} from './fetchFile.ts';
import type {ToWorker} from './protocol.ts';

// Entry point of the web worker, which keeps searches off the main thread.
const handle = createMessageHandler(
  (baseUrl) => new Engine(fetchBelow(baseUrl), synonyms),
  (message) => self.postMessage(message),
);
self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => handle(data));
