import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import type {SearchRequest} from '../../../../src/search/types.ts';
import {connect} from '../../../../src/search/hosted/client.ts';
import {exchanges, startHostedService, type HostedService} from '../../../support/hostedService.ts';

const account = {appId: 'APPLICATION', apiKey: 'key', indexName: 'index'};
const request = (query: string): SearchRequest => ({
  query,
  language: 'en-AU',
  tags: ['default', 'docs-default-current'],
  limit: 8,
});

let service: HostedService;
beforeAll(async () => {
  service = await startHostedService();
});
afterAll(() => service.close());
beforeEach(() => service.requests.splice(0));

/** A client that takes the service on loopback for all hosts of the real one. */
const open = (origin = service.origin) =>
  connect(account, {hosts: [{url: new URL(origin).host, protocol: 'http', accept: 'readWrite'}]});

test.each(exchanges)('asks as the service documents it: $request.body.requests.0.query', async (exchange) => {
  await open().search(request(exchange.request.body.requests[0]!.query));
  expect(service.requests).toEqual([
    {
      ...exchange.request,
      headers: expect.objectContaining(exchange.request.headers) as object,
      path: expect.any(String),
    },
  ]);
  expect(service.requests[0]?.path?.split('?')[0]).toBe(exchange.request.path);
});

test('the key is in no address', async () => {
  await open().search(request('task'));
  expect(service.requests[0]?.path).not.toMatch(/key|APPLICATION/);
});

test('answers with one hit a page, best first', async () => {
  const outcome = await open().search(request('task'));
  expect(outcome).toMatchObject({status: 'answered', answer: {total: 3}});
  const hits = outcome.status === 'answered' ? outcome.answer.hits : [];
  expect(hits.map(({url, title, heading}) => [url, title.text, heading?.text])).toEqual([
    ['/wrong/docs#failing-tasks', 'Task API', 'Failing tasks'],
    ['/wrong/', '<img src=x onerror=alert(1)> tasks', undefined],
  ]);
});

test('an empty answer has no hits', async () => {
  expect(await open().search(request('zzzz'))).toEqual({status: 'answered', answer: {total: 0, hits: []}});
});

test('an answer that refuses is a failed search, with what the service says', async () => {
  expect(await open().search(request('forbidden'))).toEqual({
    status: 'failed',
    message: expect.stringContaining('Invalid Application-ID or API key') as string,
  });
});

test('a service that cannot be reached is a failed search', async () => {
  expect(await open('http://localhost:1').search(request('task'))).toMatchObject({status: 'failed'});
});

test('a newer search takes the place of the one under way', async () => {
  const client = open();
  const [older, newer] = await Promise.all([client.search(request('zzzz')), client.search(request('task'))]);
  expect(older).toEqual({status: 'superseded'});
  expect(newer).toMatchObject({status: 'answered', answer: {total: 3}});
});

test('after closing no search ends', async () => {
  const client = open();
  const search = client.search(request('task'));
  client.close();
  expect(await search).toEqual({status: 'superseded'});
});

test('nothing is fetched ahead', async () => {
  open().prepare(request(''));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(service.requests).toEqual([]);
});
