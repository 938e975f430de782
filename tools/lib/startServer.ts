import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface LocalServer {
  /** Origin without a trailing slash. */
  origin: string;
  port: number;
  /** Closes open connections and refuses new ones. */
  stop: () => Promise<void>;
}

/** Starts a server on a port, or on a free one. */
export async function startServer(answer: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(answer);
  // Without this, the server could close a connection while the next request on it arrives, which happens on busy
  // machines.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const address = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {origin: `http://localhost:${address.port}`, port: address.port, stop};
}

/** Finds a TCP port that nothing listens on. */
export async function freePort(): Promise<number> {
  const {port, stop} = await startServer(() => undefined);
  await stop();
  return port;
}
