import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import compression from 'compression';
import {serveBuild} from '../lib/serveBuild.ts';

/**
 * Serves a build at `/` like a static host does: compressed, and with its headers.
 *
 * @returns The origin, and a function that stops the server.
 */
export async function serveCompressed(build: string): Promise<{origin: string; stop: () => void}> {
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => void serveBuild(request, response, build, '/'));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
