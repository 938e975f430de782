import type {BrokenLinks} from '@docusaurus/useBrokenLinks';

const brokenLinks: BrokenLinks = {collectLink: () => undefined, collectAnchor: () => undefined};

/** Mock of `@docusaurus/useBrokenLinks` that collects nothing. Tests can spy on the returned object. */
export default function useBrokenLinks(): BrokenLinks {
  return brokenLinks;
}
