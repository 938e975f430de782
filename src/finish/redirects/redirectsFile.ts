/*
 * Reads and writes the `_redirects` file of Netlify, Cloudflare Pages and similar hosts. Each line has an old path, the new
 * URL and the status.
 */

export interface Redirect {
  from: string;
  /** New URL, which can contain an anchor. */
  to: string;
}

/** Limits of Cloudflare Pages, which ignores the rest of the file. */
const limits = {redirects: 2000, line: 1000};

/** Characters that hosts read as wildcards, placeholders or separators. */
const special = /[*:\s]/;

/**
 * Formats redirects as the content of a `_redirects` file. Redirects from paths with special characters are left out, because a
 * host would also apply them to other paths. Their redirect pages work without the file. Throws an error if the file exceeds
 * the limits of hosts.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.filter(({from}) => !special.test(from)).map(({from, to}) => `${from} ${to} 301\n`);
  if (lines.length > limits.redirects) {
    throw new Error(`_redirects has ${lines.length} lines, but hosts only read ${limits.redirects}.`);
  }
  const long = lines.find((line) => line.length > limits.line);
  if (long !== undefined) {
    throw new Error(`A line in _redirects has ${long.length} characters, but hosts only read ${limits.line}: ${long}`);
  }
  return lines.join('');
}

/** Parses a `_redirects` file. Throws an error if a line is not a permanent redirect. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from, to, status, ...more] = line.split(' ');
      if (from === undefined || to === undefined || status !== '301' || more.length > 0) {
        throw new Error(`"${line}" in _redirects is not an old path, a new URL and the status 301.`);
      }
      return {from, to};
    });
}
