/**
 * Files that may hold what an address asks for, as the hosts of a site without trailing slashes look for them: `/page` is
 * `page.html`, and `/page/`, `/page.html` and `/page/index.html` lead there too.
 *
 * @param pathname - Path of the address, encoded as in a URL.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns Paths below the base URL, the likeliest first; none for an address outside the site.
 */
export function filesFor(pathname: string, baseUrl: string): string[] {
  if (!`${pathname}/`.startsWith(baseUrl)) {
    return [];
  }
  const path = decode(pathname.slice(baseUrl.length));
  const page = path.replace(/(?:^|\/)index\.html$|\.html$|\/$/, '');
  const pages = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
  return [...new Set([...(path === '' || path.endsWith('/') ? [] : [path]), ...pages])];
}

/**
 * The address of a page that another one leads to, as hosts redirect it: the scripts of a page expect that one.
 *
 * @param url - Address of a page.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns For `/page/`, `/page.html` and `/page/index.html` that of `/page`, with query and hash; others as they are.
 */
export function ownAddress(url: string, baseUrl: string): string {
  const own = new URL(url);
  const path = own.pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  own.pathname = `${path}/` === baseUrl ? baseUrl : path;
  return own.href;
}

/** An address with a stray per cent sign is taken as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const types: Readonly<Record<string, string>> = {
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

/**
 * Media type of a file, as a browser has to be told it.
 *
 * @param path - Path of the file.
 * @returns The type, by the extension.
 */
export function typeOf(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
