import {expect, type Page} from '@playwright/test';
import {pageKinds} from '../../support/pageKinds.ts';
import {notFoundMessage} from './notFound.ts';

export {pageKinds};

type PageKind = keyof typeof pageKinds;

/** Names of all kinds, to loop over. */
export const allPageKinds = Object.keys(pageKinds) as PageKind[];

/** What comes last on pages that load a part of themselves later. */
const lastParts: Partial<Record<PageKind, string>> = {
  'search with results': 'main ol h2',
  'search without results': 'main [role=status]:has-text("No results")',
  'search without a query': 'main a:has-text("require_sesskey")',
  'not found': 'main [role=status] li',
  components: '.docusaurus-mermaid-container svg',
};

/** Where a reader has to go for a part that is drawn when it comes near. */
const farParts: Partial<Record<PageKind, string>> = {components: 'main h2#diagrams'};

interface Tools {
  page: Page;
  open: (path: string) => Promise<void>;
  expectConsole: (pattern: RegExp) => void;
}

/**
 * Opens the page that stands for a kind, and waits until it is complete.
 *
 * @param kind - One of the names in `pageKinds`.
 * @param tools - The fixtures of the test.
 */
export async function openKind(kind: PageKind, {page, open, expectConsole}: Tools): Promise<void> {
  if (kind === 'not found') {
    expectConsole(notFoundMessage);
  }
  await open(pageKinds[kind]);
  const farPart = farParts[kind];
  if (farPart !== undefined) {
    await page.locator(farPart).scrollIntoViewIfNeeded();
  }
  const lastPart = lastParts[kind];
  if (lastPart !== undefined) {
    await expect(page.locator(lastPart).first()).toBeVisible();
  }
}
