import synonyms from '../../../data/search-synonyms.json';
import {answerMessages} from './answer.ts';
import {Engine} from './engine.ts';
import {fetchBelow} from './fetchFile.ts';
import type {ToWorker} from './protocol.ts';

// The entry of the worker: searching takes its time off the page.
const handle = answerMessages(
  (baseUrl) => new Engine(fetchBelow(baseUrl), synonyms),
  (message) => self.postMessage(message),
);
self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => handle(data));
