import {beforeEach, expect, test} from 'vitest';
import type {OfflineFiles} from '@site/src/finish/offline-archives/writePacks';
import {OfflineStore} from '@site/src/offline/store';
import {StoredSite} from '@site/src/offline/storedSite';
import {fakeCache} from './fakeCache';
import {packed, smallSite, storeSite} from './site';

let store: OfflineStore;

async function openSite({manifest}: OfflineFiles): Promise<StoredSite> {
  return new StoredSite(store, await store.inventory(), manifest, '/', [['Referrer-Policy', 'no-referrer']]);
}

async function textAt(stored: StoredSite, path: string): Promise<string | undefined> {
  return (await stored.respond(`https://example.org${path}`))?.text();
}

beforeEach(() => {
  store = new OfflineStore(fakeCache(), '/');
});

test('returns every file of the site unchanged', async () => {
  const site = smallSite();
  const packs = await packed(site);
  await storeSite(store, packs);
  const stored = await openSite(packs);
  for (const [path, text] of site) {
    expect(await textAt(stored, `/${encodeURI(path)}`), path).toBe(text);
  }
});

test('returns nothing for files that are missing or damaged', async () => {
  const packs = await packed(smallSite());
  await store.put('manifest', packs.manifestPath, JSON.stringify(packs.manifest));
  expect(await textAt(await openSite(packs), '/docs')).toBeUndefined();
  for (const {id} of packs.manifest.packs) {
    await store.put('pack', id, 'not a pack');
  }
  expect(await textAt(await openSite(packs), '/docs')).toBeUndefined();
});
