import {expect, type Locator, type Page} from '@playwright/test';

/** What offline mode says below the page. */
export const offlineFrame = (page: Page): Locator => page.getByRole('region', {name: 'Offline'});

/** A button of what offline mode says below the page. */
export const offlineAction = (page: Page, name: string): Locator =>
  offlineFrame(page).getByRole('button', {name, exact: true});

/** The prompt of an update. */
export const updatePrompt = (page: Page): Locator => offlineFrame(page).getByText('New version available');

/** Waits until all of the site is on the device. */
export async function untilStored(page: Page): Promise<void> {
  const said = page.getByText('The whole site is on this device, search included.');
  await expect(said.filter({visible: true})).toBeVisible();
}

/** Stops the service workers of all pages, as a browser does at will. */
export async function stopWorkers(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.detach();
}

/**
 * Changes how much a site may store.
 *
 * @param page - Any page.
 * @param origin - The site.
 * @param bytes - At most so much; without it, as much as ever.
 */
export async function limitDisk(page: Page, origin: string, bytes?: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {origin, ...(bytes !== undefined && {quotaSize: bytes})});
}
