import {expect, type Page} from '@playwright/test';
import {pageKinds} from '../../support/pageKinds.ts';
import {notFoundMessage} from './notFound.ts';

export {pageKinds};

type PageKind = keyof typeof pageKinds;

export const allPageKinds = Object.keys(pageKinds) as PageKind[];

/** On pages that load a part of their content later, a selector for that part. */
const lateParts: Partial<Record<PageKind, string>> = {
  'search with results': 'main ol h2',
  'search without results': 'main [role=status]:has-text("No results")',
  'search without a query': 'main a:has-text("require_sesskey")',
  'not found': 'main [role=status] li',
  components: '.docusaurus-mermaid-container svg',
};

/** On pages with a part that is rendered only near the viewport, a selector to scroll to. */
const deferredParts: Partial<Record<PageKind, string>> = {components: 'main h2#diagrams'};

interface Fixtures {
  page: Page;
  open: (path: string) => Promise<void>;
  expectConsole: (pattern: RegExp) => void;
}

/** Opens the page that represents a kind and waits until it is complete. */
export async function openKind(kind: PageKind, {page, open, expectConsole}: Fixtures): Promise<void> {
  if (kind === 'not found') {
    expectConsole(notFoundMessage);
  }
  await open(pageKinds[kind]);
  const deferredPart = deferredParts[kind];
  if (deferredPart !== undefined) {
    await page.locator(deferredPart).scrollIntoViewIfNeeded();
  }
  const latePart = lateParts[kind];
  if (latePart !== undefined) {
    await expect(page.locator(latePart).first()).toBeVisible();
  }
}
