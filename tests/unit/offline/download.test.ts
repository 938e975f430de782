import {beforeEach, describe, expect, test, vi} from 'vitest';
import {download, type DownloadContext, type Progress} from '@site/src/offline/download';
import {planDownload} from '@site/src/offline/downloadPlan';
import {offlineFolder} from '@site/src/offline/format';
import {OfflineStore} from '@site/src/offline/store';
import {fakeCache} from './fakeCache';
import {packed, smallSite} from './site';

const now = '2026-01-01T00:00:00.000Z';

/** Creates a host with the site and its packs. The first requests fail with the given failures. */
function host(site: Map<string, string>, failures: (Response | Error)[] = []): DownloadContext['fetch'] {
  const {files} = packed(site);
  return vi.fn((url: string) => {
    const failure = failures.shift();
    if (failure) {
      return failure instanceof Error ? Promise.reject(failure) : Promise.resolve(failure);
    }
    const path = url.slice(1);
    const content = files.get(path) ?? site.get(path);
    return Promise.resolve(
      content === undefined
        ? new Response(null, {status: 404})
        : new Response(typeof content === 'string' ? content : Buffer.from(content)),
    );
  });
}

let progress: Progress[];

function contextFor(site: Map<string, string>, changes: Partial<DownloadContext> = {}): DownloadContext {
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
    onProgress: (step) => progress.push(step),
    signal: new AbortController().signal,
    ...changes,
  };
}

beforeEach(() => {
  progress = [];
});

describe('download', () => {
  test('stores all packs and reports its progress', async () => {
    const context = contextFor(smallSite());
    const total = context.manifest.packs.reduce((sum, {bytes}) => sum + bytes, 0);
    expect(await download(context)).toEqual({type: 'complete'});
    expect(planDownload(context.manifest, await context.store.inventory())).toEqual({packs: [], files: []});
    expect(await context.store.completedAt(context.manifestPath)).toBe(now);
    expect(progress.at(0)).toEqual({done: 0, total});
    expect(progress.at(-1)).toEqual({done: total, total});
    expect(context.fetch).toHaveBeenCalledTimes(context.manifest.packs.length);
  });

  test('retries failed packs after increasing delays', async () => {
    const site = smallSite();
    const failures = [new TypeError('Failed to fetch'), new Response(null, {status: 503}), new Response('damaged')];
    const context = contextFor(site, {fetch: host(site, failures)});
    expect(await download(context)).toEqual({type: 'complete'});
    expect(context.wait).toHaveBeenCalledTimes(3);
  });

  test('fails after the last retry and continues from there the next time', async () => {
    const site = smallSite();
    const broken = contextFor(site, {
      fetch: (url) =>
        url.endsWith('.pack') && url !== `/${offlineFolder}${broken.manifest.packs[0]!.id}.pack`
          ? Promise.reject(new TypeError('Failed to fetch'))
          : host(site)(url, {}),
    });
    expect(await download(broken)).toEqual({type: 'failed', message: 'Failed to fetch'});
    expect(await broken.store.completedAt(broken.manifestPath)).toBeUndefined();
    const again = contextFor(site, {store: broken.store});
    expect(await download(again)).toEqual({type: 'complete'});
    expect(again.fetch).toHaveBeenCalledTimes(again.manifest.packs.length - 1);
  });

  test('does not retry when the disk is full', async () => {
    const site = smallSite();
    const room = JSON.stringify(packed(site).manifest).length + 10;
    const context = contextFor(site, {store: new OfflineStore(fakeCache(room), '/')});
    expect(await download(context)).toEqual({type: 'full'});
    expect(context.wait).not.toHaveBeenCalled();
  });

  test('pauses when the signal is aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const context = contextFor(smallSite(), {signal: controller.signal});
    expect(await download(context)).toEqual({type: 'paused'});
    expect(context.fetch).not.toHaveBeenCalled();
  });

  test('downloads a single page after a word in it has changed', async () => {
    // There are enough pages that a single one is a small part of its pack.
    const many = Object.fromEntries(Array.from({length: 30}, (_, page) => [`docs/p${page}.html`, `Page ${page}`]));
    const before = contextFor(smallSite(many));
    await download(before);
    const after = contextFor(smallSite({...many, 'docs/p7.html': 'Page seven'}), {store: before.store});
    expect(await download(after)).toEqual({type: 'complete'});
    expect(vi.mocked(after.fetch).mock.calls.map(([url]) => url)).toEqual(['/docs/p7.html']);
  });

  test('downloads the pack of a page that the host serves differently', async () => {
    const many = Object.fromEntries(Array.from({length: 30}, (_, page) => [`docs/p${page}.html`, `Page ${page}`]));
    const before = contextFor(smallSite(many));
    await download(before);
    const site = smallSite({...many, 'docs/p7.html': 'Page seven'});
    const fetch = vi.fn((url: string, options: RequestInit) =>
      url.endsWith('.html') ? Promise.resolve(new Response('Page <b>seven</b>')) : host(site)(url, options),
    );
    const after = contextFor(site, {store: before.store, fetch});
    expect(await download(after)).toEqual({type: 'complete'});
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/docs/p7.html', expect.stringMatching(/\.pack$/)]);
  });
});
