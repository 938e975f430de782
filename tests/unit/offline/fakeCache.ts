import type {CacheLike} from '@site/src/offline/store';

/** A cache in memory. */
export function fakeCache(): CacheLike & {entries: Map<string, Uint8Array<ArrayBuffer>>} {
  const entries = new Map<string, Uint8Array<ArrayBuffer>>();
  const headers = new Map<string, Headers>();
  const absolute = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, 'https://example.org').href;
  return {
    entries,
    match: (request) => {
      const body = entries.get(absolute(request));
      return Promise.resolve(body && new Response(body, {headers: headers.get(absolute(request))}));
    },
    put: async (request, response) => {
      const body = new Uint8Array(await response.arrayBuffer());
      entries.set(absolute(request), body);
      headers.set(absolute(request), response.headers);
    },
    delete: (request) => Promise.resolve(entries.delete(absolute(request))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  };
}
