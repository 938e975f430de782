import {offlineFolder} from './format.ts';

/**
 * Lists the files that can answer a request for an encoded path, in the order in which hosts without trailing slashes look for
 * them: `/page`, `/page/`, `/page.html` and `/page/index.html` are all answered with `page.html`. No file is outside the site.
 */
export function candidateFiles(pathname: string, baseUrl: string): string[] {
  if (!`${pathname}/`.startsWith(baseUrl)) {
    return [];
  }
  const path = decode(pathname.slice(baseUrl.length));
  const page = path.replace(/(?:^|\/)index\.html$|\.html$|\/$/, '');
  const pages = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
  return [...new Set([...(path === '' || path.endsWith('/') ? [] : [path]), ...pages])];
}

/**
 * Returns the canonical URL of a page, to which hosts redirect other forms (`/page/`, `/page.html`, `/page/index.html`) with
 * the same query and hash. The page's scripts expect this form.
 */
export function toCanonicalUrl(url: string, baseUrl: string): string {
  const canonical = new URL(url);
  const path = canonical.pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  canonical.pathname = `${path}/` === baseUrl ? baseUrl : path;
  return canonical.href;
}

/**
 * Checks whether the service worker handles a request: not to other hosts, for the worker itself, the packs or the manifest, or
 * with other methods.
 */
export function isHandled(request: Pick<Request, 'method' | 'url'>, origin: string, baseUrl: string): boolean {
  const url = new URL(request.url);
  return (
    request.method === 'GET' &&
    url.origin === origin &&
    `${url.pathname}/`.startsWith(baseUrl) &&
    url.pathname !== `${baseUrl}sw.js` &&
    !url.pathname.startsWith(`${baseUrl}${offlineFolder}`)
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

/** Returns the media type of a file, from its extension. */
export function mediaType(path: string): string {
  return mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
