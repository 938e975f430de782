import type {HeaderRule} from './headersFile.ts';

/** Sources by directive, such as `script-src`. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Caching of all files except the ones in `assets/`. Hosts that read `_headers` do this without a rule. */
export const defaultCaching = 'public, max-age=0, must-revalidate';

/** Caching of files whose content never changes. */
const immutable = {'Cache-Control': 'public, max-age=31536000, immutable'};

/** Headers of the Markdown copies, which search engines must not list beside the pages. */
const markdown = {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'};

const assets = 'assets/';

/** Matches `main.4f2a9c.js` and `main.4f2a9c.js.map`, `font-0d1e….woff2`, `00224980.json`. */
const hashedName = /(?:\.[0-9a-f]{6,}|(?:^|[/-])[0-9a-f]{8,})(?:\.\w+)+$/;

/** Formats the value of the `Content-Security-Policy` header, with hashes of inline scripts for `script-src`. */
export function policyText(policy: Policy, scripts: readonly string[]): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources, ...(directive === 'script-src' ? scripts : [])].join(' '))
    .join('; ');
}

/**
 * Creates the caching rule of a build: files in `assets/` are immutable. Hosts let browsers revalidate all others by default.
 * Throws an error if a file in `assets/` has no hash in its name, because browsers would never fetch it again.
 */
export function cacheRules(files: readonly string[], baseUrl: string): HeaderRule[] {
  const unhashed = files.find((file) => file.startsWith(assets) && !hashedName.test(file));
  if (unhashed !== undefined) {
    throw new Error(
      `${unhashed} has no content hash in its name. Browsers cache the files in ${assets} permanently, so add a hash to the name or write the file to another folder.`,
    );
  }
  return [{path: `${baseUrl}${assets}*`, headers: immutable}];
}

/** Creates rules for the Markdown copies and their lists. They set other headers than the caching rules: hosts join values. */
export function markdownRules(baseUrl: string): HeaderRule[] {
  const {'X-Robots-Tag': robots} = markdown;
  return [
    {path: `${baseUrl}*.md`, headers: markdown},
    ...['llms.txt', 'llms-full.txt'].map((name) => ({path: `${baseUrl}*${name}`, headers: {'X-Robots-Tag': robots}})),
  ];
}
