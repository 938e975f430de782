import {beforeEach, expect, test, vi} from 'vitest';
import {openEngine} from '@generated/search-engine/default/engine';
import type {SearchClient, SearchHit, SearchOutcome, SearchRequest} from '../../../src/search/types.ts';
import {createSearchClient} from '../../../src/search/searchClient.ts';

vi.mock('@generated/search-engine/default/engine');

const request: SearchRequest = {query: 'task', language: 'en-AU', tags: ['default'], limit: 8};
const answered: SearchOutcome = {status: 'answered', answer: {total: 0, hits: []}};
const engine = {
  prepare: vi.fn<SearchClient['prepare']>(),
  search: vi.fn<SearchClient['search']>(() => Promise.resolve(answered)),
  close: vi.fn<SearchClient['close']>(),
};

const symbolFiles: Record<string, unknown> = {
  'search-symbols.json': {
    explained: {
      'docs-default-current': {repository: 'https://example.org', shards: [['redirect', 'assets/symbols/a.json']]},
    },
    others: {repository: 'https://example.org', shards: []},
  },
  'assets/symbols/a.json': ['redirect', 'require_login'].map((name) => [
    name,
    {kind: 'Function', name, url: '/docs/access'},
  ]),
};
const fetchSymbols = vi.fn<typeof fetch>((url) => {
  const content = symbolFiles[(url as string).replace(/^\/(?:base\/)?/, '')];
  return Promise.resolve(new Response(JSON.stringify(content), {status: content === undefined ? 404 : 200}));
});

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetchSymbols);
  vi.mocked(openEngine).mockReturnValue(engine);
});

test('loads the engine once, when it is first needed', async () => {
  const client = createSearchClient('/base/');
  await Promise.resolve();
  expect(openEngine).not.toHaveBeenCalled();

  client.prepare({language: 'en-AU', tags: ['default']});
  expect(await client.search(request)).toEqual(answered);
  expect(openEngine).toHaveBeenCalledExactlyOnceWith('/base/');
  expect(engine.prepare).toHaveBeenCalledExactlyOnceWith({language: 'en-AU', tags: ['default']});
  expect(engine.search).toHaveBeenCalledExactlyOnceWith(request);
});

test('runs only the newest of the searches that wait for the engine', async () => {
  const client = createSearchClient('/');
  const older = client.search({...request, query: 'ta'});
  const newer = client.search(request);
  expect(await older).toEqual({status: 'superseded'});
  expect(await newer).toEqual(answered);
  expect(engine.search).toHaveBeenCalledExactlyOnceWith(request);
});

test('fails if the engine cannot be loaded, and tries again for the next search', async () => {
  vi.mocked(openEngine).mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed');
  });
  const client = createSearchClient('/');
  client.prepare(request);
  expect(await client.search(request)).toEqual({status: 'failed', message: 'Error: Loading chunk 7 failed'});
  expect(await client.search(request)).toEqual(answered);
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

test('puts symbols before the pages, but only in the first results', async () => {
  const hit = {
    url: '/docs/a',
    tag: '',
    title: {text: 'A', ranges: []},
    breadcrumbs: [],
    snippet: {text: '', ranges: []},
  };
  engine.search.mockResolvedValue({status: 'answered', answer: {total: 1, hits: [hit]}});
  const client = createSearchClient('/');
  const named = {...request, query: 'require_log', tags: ['docs-default-current']};
  const titles = async (wanted: SearchRequest) => {
    const outcome = await client.search(wanted);
    return outcome.status === 'answered' ? outcome.answer.hits.map(({title}) => title) : outcome;
  };
  expect(await titles(named)).toEqual([{text: 'require_login', ranges: [[0, 11]]}, hit.title]);
  expect(await titles({...named, offset: 10})).toEqual([hit.title]);

  const redirect = {text: 'redirect', ranges: [[0, 8]]};
  const word = {...named, query: 'redirect'};
  expect(await titles(word)).toEqual([redirect, hit.title]);
  const subject: SearchHit = {...hit, title: {text: 'Redirect', ranges: [[0, 8]]}};
  engine.search.mockResolvedValue({status: 'answered', answer: {total: 1, hits: [subject]}});
  expect(await titles(word)).toEqual([subject.title, redirect]);
});

test('suggests similar names if no page mentions a name', async () => {
  engine.search.mockResolvedValue({status: 'answered', answer: {total: 0, hits: []}});
  const outcome = await createSearchClient('/').search({
    ...request,
    query: 'requrie_login',
    tags: ['docs-default-current'],
  });
  expect(outcome).toMatchObject({answer: {similarNames: ['require_login']}});
});

test('shows the pages if the symbols cannot be fetched', async () => {
  fetchSymbols.mockResolvedValueOnce(new Response('', {status: 503}));
  const warn = vi.spyOn(console, 'warn').mockReturnValueOnce(undefined);
  engine.search.mockResolvedValue(answered);
  expect(await createSearchClient('/').search({...request, query: 'require_login'})).toEqual(answered);
  expect(warn).toHaveBeenCalledExactlyOnceWith('Search for symbols: Error: /search-symbols.json: status 503');
});
