interface Match {
  route: {path?: string | string[]; exact?: boolean};
}

/**
 * Opens a page with the path that it really has if the reader has come with another case, such as `/Docs/APIs`; otherwise, it
 * returns undefined. Hosts answer with the 404 page, but the router ignores case, so React would hydrate the 404 page with the
 * wrong content.
 */
export function redirectToRightCase(match: (path: string) => Match[], pathname: string): Promise<never> | undefined {
  const {location} = window;
  const path = pathname.replace(/(?:\/index)?\.html$/, '');
  const {path: right, exact} = match(path).at(-1)?.route ?? {};
  if (pathname !== location.pathname || exact !== true || typeof right !== 'string' || path.startsWith(right)) {
    return undefined;
  }
  location.replace(`${right}${location.search}${location.hash}`);
  return new Promise(() => undefined);
}
