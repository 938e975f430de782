import type {BrokenLinks} from '@docusaurus/useBrokenLinks';

const brokenLinks: BrokenLinks = {collectLink: () => undefined, collectAnchor: () => undefined};

/** Stand-in for `@docusaurus/useBrokenLinks`: collects nothing. A test that asks for it spies on what it returns. */
export default function useBrokenLinks(): BrokenLinks {
  return brokenLinks;
}
