import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {TestProject} from 'vitest/node';
import {serveBuild} from '../../tools/lib/serveBuild.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin that serves the last build, without a trailing slash. */
    origin: string;
  }
}

/**
 * Serves the last build with the headers of a static host while the tests in this folder run.
 *
 * @throws If the site has not been built.
 */
export default async function serve({provide}: TestProject): Promise<() => void> {
  if (!existsSync('build/_headers')) {
    throw new Error('build/ is missing or incomplete; run "npm run build" first.');
  }
  const server = createServer((request, response) => void serveBuild(request, response, 'build', '/'));
  // Without this, the server could close a connection while the next request on it arrives, which happens on busy
  // machines.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  provide('origin', `http://localhost:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
