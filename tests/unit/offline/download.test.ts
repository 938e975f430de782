import {beforeEach, describe, expect, test, vi} from 'vitest';
import {download, type DownloadParts, type Progress} from '@site/src/offline/download';
import {offlineFolder} from '@site/src/offline/format';
import {OfflineStore, planDownload} from '@site/src/offline/store';
import {fakeCache} from './fakeCache';
import {packed, smallSite} from './site';

const now = '2026-01-01T00:00:00.000Z';

/** A host with the site and its packs, on which `failures` requests fail. */
function host(site: Map<string, string>, failures: (Response | Error)[] = []): DownloadParts['fetch'] {
  const {files} = packed(site);
  return vi.fn((address: string) => {
    const failure = failures.shift();
    if (failure) {
      return failure instanceof Error ? Promise.reject(failure) : Promise.resolve(failure);
    }
    const path = address.slice(1);
    const content = files.get(path) ?? site.get(path);
    return Promise.resolve(
      content === undefined
        ? new Response(null, {status: 404})
        : new Response(typeof content === 'string' ? content : Buffer.from(content)),
    );
  });
}

let progress: Progress[];

function partsFor(site: Map<string, string>, changes: Partial<DownloadParts> = {}): DownloadParts {
  const {manifest, manifestPath} = packed(site);
  return {
    store: new OfflineStore(fakeCache(), '/'),
    manifest,
    manifestPath,
    headers: [],
    baseUrl: '/',
    fetch: host(site),
    wait: vi.fn(() => Promise.resolve()),
    now: () => now,
    report: (step) => progress.push(step),
    signal: new AbortController().signal,
    ...changes,
  };
}

beforeEach(() => {
  progress = [];
});

describe('download', () => {
  test('stores all packs, and says how far it is', async () => {
    const parts = partsFor(smallSite());
    const total = parts.manifest.packs.reduce((sum, {bytes}) => sum + bytes, 0);
    expect(await download(parts)).toEqual({type: 'complete'});
    expect(planDownload(parts.manifest, await parts.store.inventory())).toEqual({packs: [], files: []});
    expect(await parts.store.completedAt(parts.manifestPath)).toBe(now);
    expect(progress.at(0)).toEqual({done: 0, total});
    expect(progress.at(-1)).toEqual({done: total, total});
    expect(parts.fetch).toHaveBeenCalledTimes(parts.manifest.packs.length);
  });

  test('fetches a failed part again, after a longer wait each time', async () => {
    const site = smallSite();
    const failures = [new TypeError('Failed to fetch'), new Response(null, {status: 503}), new Response('damaged')];
    const parts = partsFor(site, {fetch: host(site, failures)});
    expect(await download(parts)).toEqual({type: 'complete'});
    expect(parts.wait).toHaveBeenCalledTimes(3);
  });

  test('gives up in the end, and goes on from there the next time', async () => {
    const site = smallSite();
    const broken = partsFor(site, {
      fetch: (address) =>
        address.endsWith('.pack') && address !== `/${offlineFolder}${broken.manifest.packs[0]!.id}.pack`
          ? Promise.reject(new TypeError('Failed to fetch'))
          : host(site)(address, {}),
    });
    expect(await download(broken)).toEqual({type: 'failed', message: 'Failed to fetch'});
    expect(await broken.store.completedAt(broken.manifestPath)).toBeUndefined();
    const again = partsFor(site, {store: broken.store});
    expect(await download(again)).toEqual({type: 'complete'});
    expect(again.fetch).toHaveBeenCalledTimes(again.manifest.packs.length - 1);
  });

  test('says that the disk is full, and does not try again', async () => {
    const site = smallSite();
    const room = JSON.stringify(packed(site).manifest).length + 10;
    const parts = partsFor(site, {store: new OfflineStore(fakeCache(room), '/')});
    expect(await download(parts)).toEqual({type: 'full'});
    expect(parts.wait).not.toHaveBeenCalled();
  });

  test('pauses', async () => {
    const controller = new AbortController();
    controller.abort();
    const parts = partsFor(smallSite(), {signal: controller.signal});
    expect(await download(parts)).toEqual({type: 'paused'});
    expect(parts.fetch).not.toHaveBeenCalled();
  });

  test('a corrected word costs the page', async () => {
    // Enough pages that one is a small part of its pack.
    const many = Object.fromEntries(Array.from({length: 30}, (_, page) => [`docs/p${page}.html`, `Page ${page}`]));
    const before = partsFor(smallSite(many));
    await download(before);
    const after = partsFor(smallSite({...many, 'docs/p7.html': 'Page seven'}), {store: before.store});
    expect(await download(after)).toEqual({type: 'complete'});
    expect(vi.mocked(after.fetch).mock.calls.map(([address]) => address)).toEqual(['/docs/p7.html']);
  });

  test('a page that the host serves in another way comes with its pack', async () => {
    const many = Object.fromEntries(Array.from({length: 30}, (_, page) => [`docs/p${page}.html`, `Page ${page}`]));
    const before = partsFor(smallSite(many));
    await download(before);
    const site = smallSite({...many, 'docs/p7.html': 'Page seven'});
    const fetch = vi.fn((address: string, options: RequestInit) =>
      address.endsWith('.html') ? Promise.resolve(new Response('Page <b>seven</b>')) : host(site)(address, options),
    );
    const after = partsFor(site, {store: before.store, fetch});
    expect(await download(after)).toEqual({type: 'complete'});
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/docs/p7.html', expect.stringMatching(/\.pack$/)]);
  });
});
