import {expect, test, vi} from 'vitest';
import type {SearchAnswer, SearchRequest} from '../../../../src/search/types.ts';
import {createMessageHandler} from '../../../../src/search/embedded/messageHandler.ts';
import type {Engine} from '../../../../src/search/embedded/engine.ts';
import type {FromWorker} from '../../../../src/search/embedded/protocol.ts';

const request = (query: string): SearchRequest => ({query, language: 'en-AU', tags: [], limit: 5});

/** Creates a handler whose searches are resolved by the test. */
function start() {
  const posted: FromWorker[] = [];
  const searches: {
    query: string;
    isWanted: () => boolean;
    resolve: (value: SearchAnswer | undefined) => void;
    reject: (error: Error) => void;
  }[] = [];
  const prepare = vi.fn((): ReturnType<Engine['prepare']> => Promise.reject(new Error('offline')));
  const open = vi.fn(() => ({
    prepare,
    search: ({query}: SearchRequest, isWanted = () => true) =>
      new Promise<SearchAnswer | undefined>((resolve, reject) => searches.push({query, isWanted, resolve, reject})),
  }));
  const handle = createMessageHandler(open, (message) => posted.push(message));
  handle({type: 'open', baseUrl: '/base/'});
  return {handle, posted, searches, open, prepare};
}

test('marks the running search as no longer needed when a newer one arrives', async () => {
  const {handle, posted, searches} = start();
  handle({type: 'search', id: 1, request: request('ta')});
  expect(searches[0]!.isWanted()).toBe(true);
  handle({type: 'search', id: 2, request: request('task')});
  expect(searches.map(({isWanted}) => isWanted())).toEqual([false, true]);
  searches[0]!.resolve(undefined);
  await vi.waitFor(() => expect(posted).toEqual([{id: 1, outcome: {status: 'superseded'}}]));
});

test('replies with the message of an error', async () => {
  const {handle, posted, searches} = start();
  handle({type: 'search', id: 1, request: request('task')});
  searches[0]!.reject(new Error('/search-index.json: status 404'));
  await vi.waitFor(() =>
    expect(posted).toEqual([{id: 1, outcome: {status: 'failed', message: 'Error: /search-index.json: status 404'}}]),
  );
});

test('ignores errors of prefetching', async () => {
  const {handle, posted, prepare} = start();
  handle({type: 'prepare', scope: {language: 'en-AU', tags: ['default']}});
  await Promise.resolve();
  expect(prepare).toHaveBeenCalledExactlyOnceWith({language: 'en-AU', tags: ['default']});
  expect(posted).toEqual([]);
});
