import {expect, test, vi, type Mock} from 'vitest';
import type {SearchOutcome, SearchRequest} from '../../../../src/search/types.ts';
import {connect, type WorkerLike} from '../../../../src/search/embedded/client.ts';

const request = (query: string): SearchRequest => ({query, language: 'en-AU', tags: [], limit: 5});
const answered: SearchOutcome = {status: 'answered', answer: {total: 0, hits: []}};

/** Creates a client whose workers are controlled by the test. */
function start() {
  const workers: {target: EventTarget; postMessage: Mock; terminate: Mock}[] = [];
  const client = connect(() => {
    const target = new EventTarget();
    const worker = {postMessage: vi.fn(), terminate: vi.fn()};
    workers.push({target, ...worker});
    return {...worker, addEventListener: target.addEventListener.bind(target) as WorkerLike['addEventListener']};
  }, '/base/');
  const newest = () => workers.at(-1)!;
  const reply = (id: number, outcome: SearchOutcome) =>
    newest().target.dispatchEvent(new MessageEvent('message', {data: {id, outcome}}));
  const fail = (message: string) => newest().target.dispatchEvent(Object.assign(new Event('error'), {message}));
  return {client, workers, newest, reply, fail};
}

test('starts the worker with the first request and sends the base URL first', () => {
  const {client, workers, newest} = start();
  expect(workers).toEqual([]);
  void client.search(request('task'));
  void client.search(request('tasks'));
  expect(workers).toHaveLength(1);
  expect(newest().postMessage.mock.calls[0]).toEqual([{type: 'open', baseUrl: '/base/'}]);
});

test('supersedes the running search and ignores its reply', async () => {
  const {client, reply} = start();
  const older = client.search(request('ta'));
  const newer = client.search(request('task'));
  expect(await older).toEqual({status: 'superseded'});
  reply(1, {status: 'failed', message: 'late'});
  reply(2, answered);
  expect(await newer).toEqual(answered);
});

test('fails if the worker does not start, and starts another one for the next search', async () => {
  const {client, workers, newest, reply, fail} = start();
  const failed = client.search(request('task'));
  fail('');
  expect(await failed).toEqual({status: 'failed', message: 'The search could not be started'});
  expect(newest().terminate).toHaveBeenCalledOnce();

  const outcome = client.search(request('task'));
  expect(workers).toHaveLength(2);
  reply(2, answered);
  expect(await outcome).toEqual(answered);
});

test('stops the worker and the search when it is closed', async () => {
  const {client, newest} = start();
  const outcome = client.search(request('task'));
  client.close();
  expect(await outcome).toEqual({status: 'superseded'});
  expect(newest().terminate).toHaveBeenCalledOnce();
});
