/** Mock of `@docusaurus/useIsBrowser`: the page is hydrated. */
export default function useIsBrowser(): boolean {
  return true;
}
