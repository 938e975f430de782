import {expect, type Page} from '@playwright/test';
import {notFoundMessage} from './notFound.ts';

/** One page of every kind that the site has; checks that hold for all pages run on these. */
export const pageKinds = {
  home: '/',
  versions: '/versions',
  'plain Markdown page': '/markdown-page',
  'search with results': '/search?q=tasks&version=all',
  'search without results': '/search?q=zzqqxxyy',
  'search without a query': '/search',
  'not found': '/docs/apis/core/dmll',
  'docs page': '/docs/apis/commonfiles',
  'long docs page with tables': '/docs/apis/core/dml',
  category: '/docs/category/subsystems',
  'tag index': '/docs/tags',
  tag: '/docs/tags/xmldb',
  'general page': '/general/community/contribute',
  'notes of a version': '/general/releases/3.10',
  'notes of a point release': '/general/releases/3.9/3.9.3',
  'notes of the app': '/general/app_releases/v1.x',
  components: '/general/documentation/components',
  'page of 4.1': '/docs/4.1/apis/core/dml',
} as const;

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
