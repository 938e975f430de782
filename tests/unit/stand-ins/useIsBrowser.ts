/** Stand-in for `@docusaurus/useIsBrowser`: the page is hydrated. */
export default function useIsBrowser(): boolean {
  return true;
}
