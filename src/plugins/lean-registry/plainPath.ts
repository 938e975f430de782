/** How the router compares an address with the path of a route. */
interface Options {
  /** Whether the address has to end where the path does. */
  end?: boolean;
  /** Whether a slash at the end makes a difference. */
  strict?: boolean;
  /** Whether capital letters make one. */
  sensitive?: boolean;
}

/** What the router needs of a regular expression. */
interface Matcher {
  exec: (pathname: string) => [matched: string] | null;
}

/**
 * Compares addresses with a path that has no parameters, as the regular expression does that the package
 * `path-to-regexp` makes of it, but at no cost for making it.
 *
 * @param path - Path of a route.
 * @param options - As that package takes them.
 * @returns What stands for the expression, or undefined if the path or the options need a real one.
 */
export function plainPath(
  path: unknown,
  {end = true, strict = false, sensitive = false}: Options,
): Matcher | undefined {
  if (typeof path !== 'string' || strict || sensitive || !/^[\w\-./]+$/.test(path)) {
    return undefined;
  }
  const base = path.replace(/\/$/, '');
  const lower = base.toLowerCase();
  return {
    exec(pathname) {
      const head = pathname.slice(0, base.length);
      if (head !== base && head.toLowerCase() !== lower) {
        return null;
      }
      const rest = pathname.slice(base.length);
      if (rest === '' || rest === '/') {
        return [pathname];
      }
      return !end && rest.startsWith('/') ? [head] : null;
    },
  };
}
