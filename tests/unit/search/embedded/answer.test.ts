import {expect, test, vi} from 'vitest';
import type {SearchAnswer, SearchRequest} from '../../../../src/search/types.ts';
import {answerMessages} from '../../../../src/search/embedded/answer.ts';
import type {Engine} from '../../../../src/search/embedded/engine.ts';
import type {FromWorker} from '../../../../src/search/embedded/protocol.ts';

const request = (query: string): SearchRequest => ({query, language: 'en-AU', tags: [], limit: 5});
const answer: SearchAnswer = {total: 0, hits: []};

/** A worker whose searches end when the test says so. */
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
  const handle = answerMessages(open, (message) => posted.push(message));
  handle({type: 'open', baseUrl: '/base/'});
  return {handle, posted, searches, open, prepare};
}

test('the engine opens the files of the site', () => {
  expect(start().open).toHaveBeenCalledExactlyOnceWith('/base/');
});

test('a search is answered under its number', async () => {
  const {handle, posted, searches} = start();
  handle({type: 'search', id: 7, request: request('task')});
  searches[0]!.resolve(answer);
  await vi.waitFor(() => expect(posted).toEqual([{id: 7, outcome: {status: 'answered', answer}}]));
});

test('a newer search makes the one in flight unwanted', async () => {
  const {handle, posted, searches} = start();
  handle({type: 'search', id: 1, request: request('ta')});
  expect(searches[0]!.isWanted()).toBe(true);
  handle({type: 'search', id: 2, request: request('task')});
  expect(searches.map(({isWanted}) => isWanted())).toEqual([false, true]);
  searches[0]!.resolve(undefined);
  await vi.waitFor(() => expect(posted).toEqual([{id: 1, outcome: {status: 'superseded'}}]));
});

test('an error is told as data', async () => {
  const {handle, posted, searches} = start();
  handle({type: 'search', id: 1, request: request('task')});
  searches[0]!.reject(new Error('/search-index.json: status 404'));
  await vi.waitFor(() =>
    expect(posted).toEqual([{id: 1, outcome: {status: 'failed', message: 'Error: /search-index.json: status 404'}}]),
  );
});

test('what cannot be fetched ahead is left for the search to say', async () => {
  const {handle, posted, prepare} = start();
  handle({type: 'prepare', place: {language: 'en-AU', tags: ['default']}});
  await Promise.resolve();
  expect(prepare).toHaveBeenCalledExactlyOnceWith({language: 'en-AU', tags: ['default']});
  expect(posted).toEqual([]);
});
