import {beforeEach, describe, expect, test} from 'vitest';
import {planDownload} from '@site/src/offline/downloadPlan';
import {OfflineStore} from '@site/src/offline/store';
import {fakeCache} from './fakeCache';
import {packed, smallSite, storeSite} from './site';

let store: OfflineStore;

beforeEach(() => {
  store = new OfflineStore(fakeCache(), '/');
});

describe('planDownload', () => {
  test('plans one file and no pack when only a shared script has changed', async () => {
    await storeSite(store, await packed(smallSite()));
    const {manifest} = await packed(smallSite({}, 'bbbbbb22'));
    const {packs, files} = planDownload(manifest, await store.inventory());
    expect(packs).toEqual([]);
    expect(files.map(({path}) => path)).toEqual(['assets/js/main.bbbbbb22.js']);
  });

  test('plans one pack when a page has changed, because hosts may serve pages differently', async () => {
    await storeSite(store, await packed(smallSite()));
    const {manifest} = await packed(smallSite({'docs/forms.html': 'Corrected'}));
    const {packs, files} = planDownload(manifest, await store.inventory());
    expect(packs.map((pack) => pack.files.includes('docs/forms.html'))).toEqual([true]);
    expect(files).toEqual([]);
  });
});
