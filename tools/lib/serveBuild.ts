import {readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-handler';
import {headersFor, parseHeaders, type HeaderRule} from '../../src/finish/headers/headersFile.ts';
import {defaultCaching} from '../../src/finish/headers/rules.ts';

const cache = new Map<string, {modified: number; rules: HeaderRule[]}>();

/** Reads the header rules of a build, if it has any. They are cached until the file changes. */
function rulesOf(folder: string): readonly HeaderRule[] {
  const file = path.join(folder, '_headers');
  const modified = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (modified === undefined) {
    return [];
  }
  const cached = cache.get(file);
  if (cached?.modified === modified) {
    return cached.rules;
  }
  const rules = parseHeaders(readFileSync(file, 'utf8'));
  cache.set(file, {modified, rules});
  return rules;
}

/**
 * Serves a file of a build at a path with slashes at both ends, like `docusaurus serve` but with the headers from `_headers`
 * and the default caching of hosts.
 */
export async function serveBuild(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  mount: string,
): Promise<void> {
  const url = request.url ?? '/';
  // The paths of the rules include `mount`.
  const [requested = '/'] = url.split('?');
  const headers = {'Cache-Control': defaultCaching, ...headersFor(rulesOf(folder), requested)};
  for (const [name, value] of Object.entries(headers)) {
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
