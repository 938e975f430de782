import {beforeEach, expect, test, vi} from 'vitest';
import {download, type DownloadContext, type Progress} from '@site/src/offline/download';
import {offlineFolder} from '@site/src/offline/format';
import {OfflineStore} from '@site/src/offline/store';
import {fakeCache} from './fakeCache';
import {packed, smallSite} from './site';

const now = '2026-01-01T00:00:00.000Z';

/** Creates a host with the site and its packs. The first requests fail with the given failures. */
async function host(site: Map<string, string>, failures: (Response | Error)[] = []): Promise<DownloadContext['fetch']> {
  const {files} = await packed(site);
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

async function contextFor(site: Map<string, string>, changes: Partial<DownloadContext> = {}): Promise<DownloadContext> {
  const {manifest, manifestPath} = await packed(site);
  return {
    store: new OfflineStore(fakeCache(), '/'),
    manifest,
    manifestPath,
    headers: [],
    baseUrl: '/',
    fetch: await host(site),
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

test('retries failed packs after increasing delays', async () => {
  const site = smallSite();
  const failures = [new TypeError('Failed to fetch'), new Response(null, {status: 503}), new Response('damaged')];
  const context = await contextFor(site, {fetch: await host(site, failures)});
  expect(await download(context)).toEqual({type: 'complete'});
  expect(context.wait).toHaveBeenCalledTimes(3);
});

test('fails after the last retry and continues from there the next time', async () => {
  const site = smallSite();
  const {manifest} = await packed(site);
  const intact = await host(site);
  const broken = await contextFor(site, {
    fetch: (url) =>
      url.endsWith('.pack') && url !== `/${offlineFolder}${manifest.packs[0]!.id}.pack`
        ? Promise.reject(new TypeError('Failed to fetch'))
        : intact(url, {}),
  });
  expect(await download(broken)).toEqual({type: 'failed', message: 'Failed to fetch'});
  expect(await broken.store.completedAt(broken.manifestPath)).toBeUndefined();
  const again = await contextFor(site, {store: broken.store});
  expect(await download(again)).toEqual({type: 'complete'});
  expect(again.fetch).toHaveBeenCalledTimes(again.manifest.packs.length - 1);
});

test('does not retry when the disk is full', async () => {
  const site = smallSite();
  const room = JSON.stringify((await packed(site)).manifest).length + 10;
  const context = await contextFor(site, {store: new OfflineStore(fakeCache(room), '/')});
  expect(await download(context)).toEqual({type: 'full'});
  expect(context.wait).not.toHaveBeenCalled();
});
