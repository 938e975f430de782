import {beforeEach, expect, test, vi} from 'vitest';
import {openEngine} from '@generated/search-engine/default/engine';
import type {SearchClient, SearchOutcome, SearchRequest} from '../../../src/search/types.ts';
import {openSearch} from '../../../src/search/openSearch.ts';

vi.mock('@generated/search-engine/default/engine');

const request: SearchRequest = {query: 'task', language: 'en-AU', tags: ['default'], limit: 8};
const answered: SearchOutcome = {status: 'answered', answer: {total: 0, hits: []}};
const engine = {
  prepare: vi.fn<SearchClient['prepare']>(),
  search: vi.fn<SearchClient['search']>(() => Promise.resolve(answered)),
  close: vi.fn<SearchClient['close']>(),
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(openEngine).mockReturnValue(engine);
});

test('nothing is loaded before it is needed, and then once', async () => {
  const client = openSearch('/base/');
  await Promise.resolve();
  expect(openEngine).not.toHaveBeenCalled();

  client.prepare({language: 'en-AU', tags: ['default']});
  expect(await client.search(request)).toBe(answered);
  expect(openEngine).toHaveBeenCalledExactlyOnceWith('/base/');
  expect(engine.prepare).toHaveBeenCalledExactlyOnceWith({language: 'en-AU', tags: ['default']});
  expect(engine.search).toHaveBeenCalledExactlyOnceWith(request);
});

test('of searches that wait for the engine, it gets the newest', async () => {
  const client = openSearch('/');
  const older = client.search({...request, query: 'ta'});
  const newer = client.search(request);
  expect(await older).toEqual({status: 'superseded'});
  expect(await newer).toBe(answered);
  expect(engine.search).toHaveBeenCalledExactlyOnceWith(request);
});

test('an engine that does not arrive is a failed search, and the next search tries again', async () => {
  vi.mocked(openEngine).mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed');
  });
  const client = openSearch('/');
  client.prepare(request);
  expect(await client.search(request)).toEqual({status: 'failed', message: 'Error: Loading chunk 7 failed'});
  expect(await client.search(request)).toBe(answered);
});

test('closing ends the engine, and a search that waits for it', async () => {
  const client = openSearch('/');
  await client.search(request);
  const waiting = client.search(request);
  client.close();
  await waiting;
  await vi.waitFor(() => expect(engine.close).toHaveBeenCalledOnce());

  const unopened = openSearch('/');
  const search = unopened.search(request);
  unopened.close();
  expect(await search).toEqual({status: 'superseded'});
});
