import type {HeaderRule} from './headersFile.ts';

/** Sources by directive, such as `script-src`. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const caching = {
  forEver: {'Cache-Control': 'public, max-age=31536000, immutable'},
  revalidated: {'Cache-Control': 'public, max-age=0, must-revalidate'},
};

/** Folder of files that change their name with their content. */
const assets = 'assets/';

/** `main.4f2a9c.js` and its `main.4f2a9c.js.map`, `font-0d1e….woff2`, `0022498083fc.json`. */
const hashedName = /(?:\.[0-9a-f]{6,}|(?:^|[/-])[0-9a-f]{12,})(?:\.\w+)+$/;

/** Files for the host, which it serves to nobody. */
const forTheHost = new Set(['_headers', '_redirects']);

/**
 * The content security policy as one line.
 *
 * @param policy - Sources by directive.
 * @param scripts - Hashes of inline scripts, for `script-src`.
 * @returns Value of the header.
 */
export function policyText(policy: Policy, scripts: readonly string[]): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources, ...(directive === 'script-src' ? scripts : [])].join(' '))
    .join('; ');
}

/** Paths of all that is at the top of the site. No path is matched by two, as hosts would join their values. */
function topPaths(files: readonly string[], baseUrl: string): string[] {
  const tops = [...new Set(files.filter((file) => !file.startsWith(assets)).map((file) => file.replace(/\/.*/, '/')))];
  // `/docs*` is the page `/docs`, its file `/docs.html` and the pages below it.
  const stems = tops
    .filter((top) => /(?:\/|\.html)$/.test(top))
    .map((top) => top.replace(/(?:\/|\.html)$/, ''))
    .sort()
    .filter((stem, place, all) => !all.slice(0, place).some((shorter) => stem.startsWith(shorter)));
  const others = tops.filter(
    (top) => !/(?:\/|\.html)$/.test(top) && !forTheHost.has(top) && !stems.some((stem) => top.startsWith(stem)),
  );
  return ['', ...stems.map((stem) => `${stem}*`), ...others.sort()].map((path) => `${baseUrl}${path}`);
}

/**
 * How long browsers may keep the files of a build: what is in `assets/` for ever, all else until they have asked again.
 *
 * @param files - Paths of all files below the folder of the build, with slashes.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns Rules that do not overlap.
 * @throws Error if a file in `assets/` keeps its name when its content changes.
 */
export function cacheRules(files: readonly string[], baseUrl: string): HeaderRule[] {
  const unnamed = files.find((file) => file.startsWith(assets) && !hashedName.test(file));
  if (unnamed !== undefined) {
    throw new Error(
      `${unnamed} has no hash of its content in its name; browsers keep for ever what is in ${assets}, so write it elsewhere or name it by its content.`,
    );
  }
  return [
    {path: `${baseUrl}${assets}*`, headers: caching.forEver},
    ...topPaths(files, baseUrl).map((path) => ({path, headers: caching.revalidated})),
  ];
}
