import type {FetchFile} from './collection.ts';

/**
 * Fetches files of the index from the site's own host.
 *
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns A function that takes the path of a file below it and returns its content; it throws an error that names the
 * file if the host does not have it or cannot be reached.
 */
export function fetchBelow(baseUrl: string): FetchFile {
  return async (path) => {
    const response = await fetch(`${baseUrl}${path}`);
    if (!response.ok) {
      throw new Error(`${baseUrl}${path}: status ${response.status}`);
    }
    return (await response.json()) as unknown;
  };
}
