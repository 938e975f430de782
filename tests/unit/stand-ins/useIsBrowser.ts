/** Stand-in for `@docusaurus/useIsBrowser`: the page has been hydrated. */
export default function useIsBrowser(): boolean {
  return true;
}
