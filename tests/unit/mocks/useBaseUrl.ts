/** Mock of `@docusaurus/useBaseUrl`: the base URL is `/`. */
export default function useBaseUrl(url: string): string {
  return url;
}
