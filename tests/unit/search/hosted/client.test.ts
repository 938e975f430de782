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
afterAll(() => service.stop());
beforeEach(() => service.requests.splice(0));

/** Creates a client that uses a local server instead of the service. */
const open = (origin = service.origin) =>
  connect(account, {hosts: [{url: new URL(origin).host, protocol: 'http', accept: 'readWrite'}]});

test.each(exchanges)('sends the documented request for $request.body.requests.0.query', async (exchange) => {
  await open().search(request(exchange.request.body.requests[0]!.query));
  expect(service.requests).toEqual([
    {
      ...exchange.request,
      headers: expect.objectContaining(exchange.request.headers) as object,
      path: expect.any(String),
    },
  ]);
  expect(service.requests[0]?.path?.split('?')[0]).toBe(exchange.request.path);
  expect(service.requests[0]?.path).not.toMatch(/key|APPLICATION/);
});

test('returns one hit for each page, best first', async () => {
  const outcome = await open().search(request('task'));
  expect(outcome).toMatchObject({status: 'answered', answer: {total: 3}});
  const hits = outcome.status === 'answered' ? outcome.answer.hits : [];
  expect(hits.map(({url, title, heading}) => [url, title.text, heading?.text])).toEqual([
    ['/wrong/docs#failing-tasks', 'Task API', 'Failing tasks'],
    ['/wrong/', '<img src=x onerror=alert(1)> tasks', undefined],
  ]);
});

test('fails with the error message of the service', async () => {
  expect(await open().search(request('forbidden'))).toEqual({
    status: 'failed',
    message: expect.stringContaining('Invalid Application-ID or API key') as string,
  });
});

test('supersedes the running search', async () => {
  const client = open();
  const [older, newer] = await Promise.all([client.search(request('zzzz')), client.search(request('task'))]);
  expect(older).toEqual({status: 'superseded'});
  expect(newer).toMatchObject({status: 'answered', answer: {total: 3}});
});
