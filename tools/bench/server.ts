import compression from 'compression';
import {serveBuild} from '../lib/serveBuild.ts';
import {startServer, type LocalServer} from '../lib/startServer.ts';

/** Serves a build at `/` like a static host does: compressed, and with its headers. */
export function serveCompressed(build: string): Promise<LocalServer> {
  const compress = compression();
  return startServer((request, response) => {
    compress(request as never, response as never, () => void serveBuild(request, response, build, '/'));
  });
}
