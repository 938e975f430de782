import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import exchanges from '../data/hosted-search.json';

export interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: {requests: {query: string}[]};
}

/** A local replacement for the hosted search service. */
export interface HostedService {
  origin: string;
  requests: ReceivedRequest[];
  close: () => void;
}

/** Requests from the service's documentation, with their responses. */
export {exchanges};

/** Starts a server that responds to the queries in `tests/data/hosted-search.json`, and with status 400 to others. */
export async function startHostedService(): Promise<HostedService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
