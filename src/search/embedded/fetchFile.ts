import type {FetchFile} from './collection.ts';

/**
 * Returns a function that fetches index files. If a request fails, the function throws an error with the file's URL.
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
