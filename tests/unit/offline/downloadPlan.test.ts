import {beforeEach, describe, expect, test} from 'vitest';
import {planDownload, planSize} from '@site/src/offline/downloadPlan';
import {OfflineStore} from '@site/src/offline/store';
import {fakeCache} from './fakeCache';
import {packed, smallSite, storeSite} from './site';

let store: OfflineStore;

beforeEach(() => {
  store = new OfflineStore(fakeCache(), '/');
});

describe('planDownload', () => {
  test('plans all packs for an empty store and nothing for a complete one', async () => {
    const packs = packed(smallSite());
    expect(planDownload(packs.manifest, await store.inventory())).toEqual({packs: packs.manifest.packs, files: []});
    await storeSite(store, packs);
    expect(planDownload(packs.manifest, await store.inventory())).toEqual({packs: [], files: []});
  });

  test('plans no pages when only a shared script has changed', async () => {
    await storeSite(store, packed(smallSite()));
    const plan = planDownload(packed(smallSite({}, 'bbbbbb22')).manifest, await store.inventory());
    const paths = [...plan.files.map(({path}) => path), ...plan.packs.flatMap(({files}) => files.flat())];
    expect(paths).toContain('assets/js/main.bbbbbb22.js');
    expect(paths.filter((path) => path.endsWith('.html'))).toEqual([]);
  });
});

describe('planSize', () => {
  const pack = (bytes: number, ...files: string[]) => ({id: files.join(), bytes, files});

  test('counts whole packs, and the average file size of the pack for single files', () => {
    const other = pack(60, 'b', 'c', 'd');
    const files = ['b', 'c'].map((path) => ({id: path, path, pack: other}));
    expect(planSize({packs: [pack(100, 'a')], files})).toBe(140);
  });

  test('is zero for an empty plan', () => {
    expect(planSize({packs: [], files: []})).toBe(0);
  });
});
