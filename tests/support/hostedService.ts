import type {IncomingHttpHeaders} from 'node:http';
import {json} from 'node:stream/consumers';
import {startServer, type LocalServer} from '../../tools/lib/startServer.ts';
import exchanges from '../data/hosted-search.json';

export interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: {requests: {query: string}[]};
}

/** A local replacement for the hosted search service. */
export interface HostedService extends LocalServer {
  requests: ReceivedRequest[];
}

/** Requests from the service's documentation, with their responses. */
export {exchanges};

/** Starts a server that responds to the queries in `tests/data/hosted-search.json`, and with status 400 to others. */
export async function startHostedService(): Promise<HostedService> {
  const requests: ReceivedRequest[] = [];
  const server = await startServer((request, response) => {
    void json(request).then((body) => {
      const {method, url, headers} = request;
      const received = {method, path: url, headers, body: body as ReceivedRequest['body']};
      requests.push(received);
      const query = received.body.requests[0]?.query;
      const exchange = exchanges.find((candidate) => candidate.request.body.requests[0]?.query === query);
      const recorded = exchange?.response ?? {status: 400, body: {message: 'Not recorded', status: 400}};
      response.writeHead(recorded.status, {'content-type': 'application/json'}).end(JSON.stringify(recorded.body));
    });
  });
  return {...server, requests};
}
