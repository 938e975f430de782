import {expect, type Page} from '@playwright/test';
import {lastParts, pageKinds, type PageKind} from '../../../tools/lib/pageKinds.ts';
import {notFoundMessage} from './notFound.ts';

export {pageKinds};

/** Names of all kinds, to loop over. */
export const allPageKinds = Object.keys(pageKinds) as PageKind[];

interface Tools {
  page: Page;
  open: (path: string) => Promise<void>;
  expectConsole: (pattern: RegExp) => void;
}

/** Opens the example page of a kind, and waits until it is complete. */
export async function openKind(kind: PageKind, {page, open, expectConsole}: Tools): Promise<void> {
  if (kind === 'not found') {
    expectConsole(notFoundMessage);
  }
  await open(pageKinds[kind]);
  const lastPart = lastParts[kind];
  if (lastPart !== undefined) {
    await expect(page.locator(lastPart.selector).filter({hasText: lastPart.text}).first()).toBeVisible();
  }
}
