import {beforeEach, expect, test} from 'vitest';
import {OfflineStore, type CacheLike} from '@site/src/offline/store';
import {StoredSite} from '@site/src/offline/storedSite';
import {fakeCache} from './fakeCache';
import {packed, smallSite, storeSite} from './site';

let cache: CacheLike & {entries: Map<string, Uint8Array<ArrayBuffer>>};
let store: OfflineStore;

beforeEach(() => {
  cache = fakeCache();
  store = new OfflineStore(cache, '/');
});

test('keeps packs that a version still uses, with their manifest', async () => {
  const before = await packed(smallSite());
  await storeSite(store, before);
  await store.markComplete(before.manifestPath, '2026-01-01T00:00:00.000Z');
  const site = smallSite({}, 'bbbbbb22');
  const after = await packed(site);
  await store.put('manifest', after.manifestPath, JSON.stringify(after.manifest));
  await store.put('file', 'assets/js/main.bbbbbb22.js', 'start("bbbbbb22")');
  await store.put('file', 'assets/js/gone.cccccc33.js', 'gone');
  await store.removeAllBut([after.manifestPath]);
  expect(await store.completedAt(before.manifestPath)).toBeUndefined();
  expect(await store.read('file', 'assets/js/gone.cccccc33.js')).toBeUndefined();
  const stored = new StoredSite(store, await store.inventory(), after.manifest, '/', []);
  const response = await stored.respond('https://example.org/docs/forms');
  expect(await response?.text()).toBe(site.get('docs/forms.html'));
});
