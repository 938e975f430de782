import {load, type AnyNode, type Cheerio, type CheerioAPI} from 'cheerio';
import {inject} from 'vitest';

/** Requests a path of the build and follows redirects. */
export const get = (path: string): Promise<Response> => fetch(inject('origin') + path);

/** Requests a page or file and returns its text, regardless of the status. */
export const textOf = async (path: string): Promise<string> => (await get(path)).text();

/** Requests a page and parses it like a browser without JavaScript, so that `noscript` contains elements. */
export const documentOf = async (path: string): Promise<CheerioAPI> =>
  load(await textOf(path), {scriptingEnabled: false});

/** Returns the `href` attributes of links, in document order. */
export const hrefsOf = ($: CheerioAPI, selector: string | Cheerio<AnyNode>): string[] =>
  $<AnyNode, string>(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

/** Requests many paths and returns one line for each path whose status is not 200. */
export async function failing(paths: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  // The site has a thousand pages, so requests are sent in batches.
  for (let start = 0; start < paths.length; start += 16) {
    const batch = paths.slice(start, start + 16).map(async (path) => {
      const response = await get(path);
      await response.arrayBuffer();
      return response.status === 200 ? [] : [`${response.status} ${path}`];
    });
    failures.push(...(await Promise.all(batch)).flat());
  }
  return failures;
}
