import {expect, test, vi} from 'vitest';
import type {SearchOutcome, SearchRequest} from '../../../../src/search/types.ts';
import {connect, type WorkerLike} from '../../../../src/search/embedded/client.ts';

const request = (query: string): SearchRequest => ({query, language: 'en-AU', tags: [], limit: 5});
const answered: SearchOutcome = {status: 'answered', answer: {total: 0, hits: []}};

/** A client on a worker that the test plays. */
function start() {
  const target = new EventTarget();
  const postMessage = vi.fn();
  const terminate = vi.fn();
  const addEventListener = target.addEventListener.bind(target) as WorkerLike['addEventListener'];
  const client = connect({addEventListener, postMessage, terminate}, '/base/');
  const reply = (id: number, outcome: SearchOutcome) =>
    target.dispatchEvent(new MessageEvent('message', {data: {id, outcome}}));
  const fail = (message: string) => target.dispatchEvent(Object.assign(new Event('error'), {message}));
  return {client, postMessage, terminate, reply, fail};
}

test('the worker learns first where the files are', () => {
  expect(start().postMessage.mock.calls).toEqual([[{type: 'open', baseUrl: '/base/'}]]);
});

test('a search ends with what the worker replies', async () => {
  const {client, postMessage, reply} = start();
  const outcome = client.search(request('task'));
  expect(postMessage).toHaveBeenLastCalledWith({type: 'search', id: 1, request: request('task')});
  reply(1, answered);
  expect(await outcome).toEqual(answered);
});

test('a newer search takes the place of the one under way, whose reply is ignored', async () => {
  const {client, reply} = start();
  const older = client.search(request('ta'));
  const newer = client.search(request('task'));
  expect(await older).toEqual({status: 'superseded'});
  reply(1, {status: 'failed', message: 'late'});
  reply(2, answered);
  expect(await newer).toEqual(answered);
});

test('a worker that does not start fails the search', async () => {
  const {client, fail} = start();
  const outcome = client.search(request('task'));
  fail('');
  expect(await outcome).toEqual({status: 'failed', message: 'The search could not be started'});
});

test('closing ends the worker and the search', async () => {
  const {client, terminate} = start();
  const outcome = client.search(request('task'));
  client.close();
  expect(await outcome).toEqual({status: 'superseded'});
  expect(terminate).toHaveBeenCalledOnce();
});

test('what a search is going to need is asked for ahead', () => {
  const {client, postMessage} = start();
  client.prepare({language: 'en-AU', tags: ['default']});
  expect(postMessage).toHaveBeenLastCalledWith({type: 'prepare', place: {language: 'en-AU', tags: ['default']}});
});
