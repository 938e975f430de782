import {beforeEach, expect, test, vi} from 'vitest';
import type {OfflineStatus} from '@site/src/offline/messages';
import {Session} from '@site/src/offline/session';
import {OfflineStore} from '@site/src/offline/store';
import {fakeCache} from './fakeCache';
import {packed, smallSite} from './site';

const site = smallSite();
const {files, manifest, manifestPath} = await packed(site);
const total = manifest.packs.reduce((sum, {bytes}) => sum + bytes, 0);
const since = '2026-01-01T00:00:00.000Z';

let online: boolean;
/** Number of responses that arrive damaged. */
let damaged: number;
let statuses: OfflineStatus[];
let store: OfflineStore;
/** Delays the host's responses. */
let gate: Promise<void>;

function open(): Session {
  return new Session({
    store,
    manifestPath,
    total,
    baseUrl: '/',
    fetch: async (url, {signal}) => {
      await gate;
      signal?.throwIfAborted();
      const content = files.get(url.slice(1));
      return online && content
        ? Promise.resolve(new Response(url.endsWith('.pack') && damaged-- > 0 ? 'damaged' : Buffer.from(content)))
        : Promise.reject(new TypeError('off'));
    },
    network: vi.fn(() => (online ? Promise.resolve(new Response('network')) : Promise.reject(new TypeError('off')))),
    wait: () => Promise.resolve(),
    now: () => since,
    broadcast: (status) => statuses.push(status),
    isMetered: () => false,
  });
}

/** A navigation request. `new Request()` doesn't allow this mode. */
function request(path: string, mode = 'navigate'): Request {
  return {url: `https://example.org${path}`, method: 'GET', mode} as Request;
}

beforeEach(() => {
  online = true;
  damaged = 0;
  gate = Promise.resolve();
  statuses = [];
  store = new OfflineStore(fakeCache(), '/');
});

test('removes the site during a download', async () => {
  const session = open();
  let removed: Promise<void> | undefined;
  await session.start((status) => {
    if (status.state === 'downloading') {
      removed ??= session.handle({type: 'offline-remove'});
    }
  });
  await removed;
  expect(statuses).toEqual([{state: 'empty', total, isByReader: true}]);
});

test('requests a damaged pack again', async () => {
  damaged = 1;
  await open().start();
  expect(await open().status()).toEqual({state: 'complete', bytes: total, since});
});

test('keeps only the current and the previous version', async () => {
  for (const path of ['first.json', 'second.json', 'third.json']) {
    await store.put('manifest', path, JSON.stringify({sharedNames: [], packs: []}));
    await store.markComplete(path, since);
  }
  // The third version was downloaded but never used by a page.
  await store.setNote('active', 'second.json');
  await open().update();
  await open().takeOver();
  expect([...(await store.inventory()).manifests.keys()]).toEqual(['second.json', manifestPath]);
  expect(await store.note('active')).toBe(manifestPath);
});

test('removes nothing when an incomplete version takes over', async () => {
  await store.put('manifest', 'first.json', JSON.stringify({sharedNames: [], packs: []}));
  await open().takeOver();
  expect([...(await store.inventory()).manifests.keys()]).toEqual(['first.json']);
});

test('returns the not-found page for unknown pages without a network, and an error for other files', async () => {
  const session = open();
  await session.start();
  expect(await (await session.respond(request('/new-page'))).text()).toBe('network');
  online = false;
  expect((await session.respond(request('/new-page'))).status).toBe(404);
  await expect(session.respond(request('/new.js', 'cors'))).rejects.toThrow(/^off$/);
});

test('returns an empty response for symbols that are not stored, without a network', async () => {
  const session = open();
  const symbols = request('/assets/other-symbols/0.1a2b.json', 'cors');
  await session.start();
  expect(await (await session.respond(symbols)).text()).toBe('network');
  online = false;
  expect((await session.respond(symbols)).status).toBe(204);
});
