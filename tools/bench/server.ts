import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {AddressInfo} from 'node:net';

/** Media types of the files in a build. */
const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
  ['.xml', 'application/xml'],
]);

/** Extensions of files that are already compressed. */
const packed = new Set(['.pack', '.png', '.woff2']);

/**
 * Finds the file for a URL like static hosts do: the file itself, the page with that name, or the index of a folder.
 *
 * @param build - Folder of the build.
 * @param url - Path of a request, with or without a query.
 * @returns The file, or undefined if the build has none.
 */
export function fileFor(build: string, url: string): string | undefined {
  const {pathname} = new URL(url, 'http://localhost');
  const file = path.join(build, decodeURIComponent(pathname));
  const isFile = (name: string) => existsSync(name) && statSync(name).isFile();
  return [file, `${file.replace(/\/$/, '')}.html`, path.join(file, 'index.html')].find(isFile);
}

/**
 * Serves a build like a static host: compressed, with hashed files cached for a year. Each file is compressed once, so
 * that the server takes no time from the browser that is being measured.
 *
 * @param build - Folder of the build, served at `/`.
 * @param port - Port to listen on; by default any free one.
 * @returns The origin of the server, and a function that stops it.
 */
export async function serveBuild(build: string, port = 0): Promise<{origin: string; close: () => Promise<void>}> {
  const bodies = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const found = fileFor(build, request.url ?? '/');
    const file = found ?? path.join(build, '404.html');
    const extension = path.extname(file);
    const body = bodies.get(file) ?? (packed.has(extension) ? readFileSync(file) : gzipSync(readFileSync(file)));
    bodies.set(file, body);
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': types.get(extension) ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': file.startsWith(path.join(build, 'assets'))
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(packed.has(extension) ? {} : {'Content-Encoding': 'gzip', Vary: 'Accept-Encoding'}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
