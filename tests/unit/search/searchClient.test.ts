import {beforeEach, expect, test, vi} from 'vitest';
import {openEngine} from '@generated/search-engine/default/engine';
import type {SearchClient, SearchOutcome, SearchRequest} from '../../../src/search/types.ts';
import {createSearchClient} from '../../../src/search/searchClient.ts';

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

test('loads the engine once, when it is first needed', async () => {
  const client = createSearchClient('/base/');
  await Promise.resolve();
  expect(openEngine).not.toHaveBeenCalled();

  client.prepare({language: 'en-AU', tags: ['default']});
  expect(await client.search(request)).toBe(answered);
  expect(openEngine).toHaveBeenCalledExactlyOnceWith('/base/');
  expect(engine.prepare).toHaveBeenCalledExactlyOnceWith({language: 'en-AU', tags: ['default']});
  expect(engine.search).toHaveBeenCalledExactlyOnceWith(request);
});

test('runs only the newest of the searches that wait for the engine', async () => {
  const client = createSearchClient('/');
  const older = client.search({...request, query: 'ta'});
  const newer = client.search(request);
  expect(await older).toEqual({status: 'superseded'});
  expect(await newer).toBe(answered);
  expect(engine.search).toHaveBeenCalledExactlyOnceWith(request);
});

test('fails if the engine cannot be loaded, and tries again for the next search', async () => {
  vi.mocked(openEngine).mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed');
  });
  const client = createSearchClient('/');
  client.prepare(request);
  expect(await client.search(request)).toEqual({status: 'failed', message: 'Error: Loading chunk 7 failed'});
  expect(await client.search(request)).toBe(answered);
});

test('closes the engine and drops the search that waits for it', async () => {
  const client = createSearchClient('/');
  await client.search(request);
  const waiting = client.search(request);
  client.close();
  await waiting;
  await vi.waitFor(() => expect(engine.close).toHaveBeenCalledOnce());

  const unopened = createSearchClient('/');
  const search = unopened.search(request);
  unopened.close();
  expect(await search).toEqual({status: 'superseded'});
});
