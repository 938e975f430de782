import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import exchanges from '../data/hosted-search.json';

/** What the service was asked. */
export interface Asked {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: {requests: {query: string}[]};
}

/** The hosted search service, played on loopback. */
export interface HostedService {
  origin: string;
  /** Everything that it was asked, in order. */
  asked: Asked[];
  close: () => void;
}

/** The recorded exchanges: requests as the service documents them, and its answers. */
export {exchanges};

/**
 * Starts a server that answers as `tests/data/hosted-search.json` has it, by the text of the query.
 *
 * @returns The server; a query that is not recorded gets status 400.
 */
export async function startHostedService(): Promise<HostedService> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const {method, url, headers} = request;
      const one = {method, path: url, headers, body: body as Asked['body']};
      asked.push(one);
      const exchange = exchanges.find((each) => each.request.body.requests[0]?.query === one.body.requests[0]?.query);
      const {status, body: answer} = exchange?.response ?? {status: 400, body: {message: 'Not recorded', status: 400}};
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
