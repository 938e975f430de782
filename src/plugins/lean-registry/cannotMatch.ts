/** What addresses begin with that a path matches, in small letters; empty where only a regular expression can tell. */
const beginnings = new Map<string, string>();

let lastPathname = '';
let lastInSmallLetters = '';

function beginningOf(path: string): string {
  let beginning = beginnings.get(path);
  if (beginning === undefined) {
    beginning = /^[\w\-./]+$/.test(path) ? path.replace(/\/$/, '').toLowerCase() : '';
    beginnings.set(path, beginning);
  }
  return beginning;
}

/** All routes are compared with one address before there is another. */
function inSmallLetters(pathname: string): string {
  if (pathname !== lastPathname) {
    lastPathname = pathname;
    lastInSmallLetters = pathname.toLowerCase();
  }
  return lastInSmallLetters;
}

/**
 * Whether an address begins in another way than all those that a route matches. The router makes a regular expression of
 * each path and tries it with each address; nearly all routes of a site can be left out without one.
 *
 * @param pathname - The address.
 * @param route - What the router takes: a path, several, or a route that may have one.
 * @returns True only if the route does not match, whatever its options are; false if that is for the router to find out.
 */
export function cannotMatch(pathname: string, route: unknown): boolean {
  const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof path === 'string' && !inSmallLetters(pathname).startsWith(beginningOf(path));
}
