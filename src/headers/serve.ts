import {readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-handler';
import {headersFor, parseHeaders, type HeaderRule} from './headersFile.ts';

const lastRead = new Map<string, {modified: number; rules: HeaderRule[]}>();

/** Reads the rules of a build, once for each version of its file. A build without `_headers` has none. */
function rulesOf(folder: string): readonly HeaderRule[] {
  const file = path.join(folder, '_headers');
  const modified = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (modified === undefined) {
    return [];
  }
  const last = lastRead.get(file);
  if (last?.modified === modified) {
    return last.rules;
  }
  const rules = parseHeaders(readFileSync(file, 'utf8'));
  lastRead.set(file, {modified, rules});
  return rules;
}

/**
 * Answers a request with a file of a build as `docusaurus serve` does, and adds the headers of its `_headers`, which
 * `docusaurus serve` does not read.
 *
 * @param request - The request.
 * @param response - Where the answer goes.
 * @param folder - Folder of the build.
 * @param mount - Path under which the build is served, with slashes at both ends; the requested path starts with it.
 */
export async function serveBuild(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  mount: string,
): Promise<void> {
  const url = request.url ?? '/';
  // Hosts compare the whole path, including the path under which they serve a build.
  const [requested = '/'] = url.split('?');
  for (const [name, value] of Object.entries(headersFor(rulesOf(folder), requested))) {
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
