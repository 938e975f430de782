import type {Locator, Page} from '@playwright/test';
import {navbar} from './layout.ts';

/** The navbar button that opens the search dialog. */
export const searchButton = (page: Page): Locator => navbar(page).getByRole('button', {name: /^Search/});

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});

export const searchField = (page: Page): Locator => searchDialog(page).getByRole('combobox', {name: 'Search docs'});

export const searchHits = (page: Page): Locator => searchDialog(page).getByRole('option');

/** Opens the dialog and enters a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await searchButton(page).click();
  await searchField(page).fill(query);
}
