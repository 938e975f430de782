// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import serveStatic from 'serve-handler';
import {headersFor, parseHeaders} from './headersFile.mjs';

/**
 * Answers a request with a file of a build as `docusaurus serve` does, and with the headers of its `_headers`, which that
 * does not read.
 *
 * @param {import('node:http').IncomingMessage} request - What is asked for.
 * @param {import('node:http').ServerResponse} response - Where the answer goes.
 * @param {string} folder - Folder of the build.
 * @param {string} mount - Path under which the build is served, with slashes at both ends; the path of the request begins
 *   with it.
 */
export async function serveBuild(request, response, folder, mount) {
  const url = request.url ?? '/';
  const file = path.join(folder, '_headers');
  // Hosts compare the whole path, with that under which they serve a build.
  const [requested = '/'] = url.split('?');
  const rules = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
  for (const [name, value] of Object.entries(headersFor(rules, requested))) {
    response.setHeader(name, value);
  }
  request.url = `/${url.slice(mount.length)}`;
  await serveStatic(request, response, {
    public: folder,
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
  });
}
