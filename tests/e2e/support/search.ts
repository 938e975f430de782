import type {Locator, Page} from '@playwright/test';
import {navbar} from './layout.ts';

/** The button of the navigation that opens the search. */
export const searchButton = (page: Page): Locator => navbar(page).getByRole('button', {name: /^Search/});

/** The dialog of the search. */
export const searchDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});

/** The field of the dialog. */
export const searchField = (page: Page): Locator => searchDialog(page).getByRole('combobox', {name: 'Search docs'});

/** The hits in the dialog. */
export const searchHits = (page: Page): Locator => searchDialog(page).getByRole('option');

/** Opens the dialog with a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await searchButton(page).click();
  await searchField(page).fill(query);
}
