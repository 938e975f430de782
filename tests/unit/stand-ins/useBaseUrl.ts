/** The site of the tests stands at the root. */
export default function useBaseUrl(url: string): string {
  return url;
}
