import {readdirSync, readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {offlineFolder, type OfflineManifest} from '../../../src/offline/format.ts';
import type {Host} from './host.ts';

/** The offline mode message below the page. */
export const offlineFrame = (page: Page): Locator => page.getByRole('region', {name: 'Offline'});

/** A button in the offline mode message. */
export const offlineAction = (page: Page, name: string): Locator =>
  offlineFrame(page).getByRole('button', {name, exact: true});

/** The prompt that a new version is available. */
export const updatePrompt = (page: Page): Locator => offlineFrame(page).getByText('New version available');

/** Waits until the whole site is stored on the device. */
export async function untilStored(page: Page): Promise<void> {
  const message = page.getByText('The whole site, including search, is on this device.');
  await expect(message.filter({visible: true})).toBeVisible();
}

/** Stops all service workers, as browsers may do at any time. */
export async function stopWorkers(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.detach();
}

/** Overrides the storage quota of an origin. Without `bytes`, the browser's own quota applies again. */
export async function limitDisk(page: Page, origin: string, bytes?: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {origin, ...(bytes !== undefined && {quotaSize: bytes})});
}

/** Returns the paths of a build's packs, the largest one first. */
export function packPaths(build: string): string[] {
  const manifest = readdirSync(`${build}/${offlineFolder}`).find((file) => file.endsWith('.json'))!;
  const {packs} = JSON.parse(readFileSync(`${build}/${offlineFolder}${manifest}`, 'utf8')) as OfflineManifest;
  return packs.sort((a, b) => b.bytes - a.bytes).map(({id}) => `/${offlineFolder}${id}.pack`);
}

/** Returns the paths of the packs and manifests that a host has sent successfully. */
export const offlineFiles = (host: Host): string[] =>
  host.responses
    .filter((response) => response.path.startsWith(`/${offlineFolder}`) && response.status === 200)
    .map((response) => response.path);
