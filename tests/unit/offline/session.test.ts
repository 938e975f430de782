import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {OfflineStatus} from '@site/src/offline/messages';
import {isAnswered, Session} from '@site/src/offline/session';
import {OfflineStore} from '@site/src/offline/store';
import {fakeCache} from './fakeCache';
import {packed, smallSite} from './site';

const site = smallSite();
const {files, manifest, manifestPath} = packed(site);
const total = manifest.packs.reduce((sum, {bytes}) => sum + bytes, 0);
const since = '2026-01-01T00:00:00.000Z';

let online: boolean;
let told: OfflineStatus[];
let store: OfflineStore;

function open(): Session {
  return new Session({
    store,
    manifestPath,
    baseUrl: '/',
    fetch: (address) => {
      const content = files.get(address.slice(1));
      return online && content
        ? Promise.resolve(new Response(Buffer.from(content)))
        : Promise.reject(new TypeError('off'));
    },
    network: vi.fn(() => (online ? Promise.resolve(new Response('network')) : Promise.reject(new TypeError('off')))),
    wait: () => Promise.resolve(),
    now: () => since,
    tell: (status) => told.push(status),
  });
}

/** A request, as a page makes it; no constructor makes navigations. */
function request(path: string, mode = 'navigate'): Request {
  return {url: `https://example.org${path}`, method: 'GET', mode} as Request;
}

beforeEach(() => {
  online = true;
  told = [];
  store = new OfflineStore(fakeCache(), '/');
});

describe('Session', () => {
  test('stores the site and says since when it is there', async () => {
    const session = open();
    expect(await session.status()).toEqual({state: 'empty'});
    await session.handle({type: 'offline-start'});
    expect(told[0]).toEqual({state: 'downloading', done: 0, total});
    expect(told.at(-1)).toEqual({state: 'complete', bytes: total, since});
    online = false;
    expect(await (await session.answer(request('/docs/forms'))).text()).toBe(site.get('docs/forms.html'));
    // The browser stops workers at will.
    expect(await open().status()).toEqual({state: 'complete', bytes: total, since});
  });

  test('says what has failed, and what came before that is a pause for the next worker', async () => {
    online = false;
    await open().start();
    expect(told).toEqual([{state: 'failed', message: 'off', done: 0, total: 0}]);
    await store.put('manifest', manifestPath, JSON.stringify(manifest));
    expect(await open().status()).toEqual({state: 'paused', done: 0, total});
  });

  test('removes all', async () => {
    const session = open();
    await session.start();
    await session.handle({type: 'offline-remove'});
    expect(told.at(-1)).toEqual({state: 'empty'});
    expect(await (await session.answer(request('/docs'))).text()).toBe('network');
  });

  test('without a network, a page that there is not is the not-found page, and a file an error', async () => {
    const session = open();
    await session.start();
    expect(await (await session.answer(request('/new-page'))).text()).toBe('network');
    online = false;
    expect((await session.answer(request('/new-page'))).status).toBe(404);
    await expect(session.answer(request('/new.js', 'cors'))).rejects.toThrow(/^off$/);
  });
});

test.each([
  ['GET', 'https://example.org/dev/docs', true],
  ['GET', 'https://example.org/dev', true],
  ['POST', 'https://example.org/dev/docs', false],
  ['GET', 'https://example.org/elsewhere', false],
  ['GET', 'https://other.example.org/dev/docs', false],
  ['GET', 'https://example.org/dev/sw.js', false],
  ['GET', 'https://example.org/dev/assets/offline/0123.pack', false],
])('isAnswered: %s %s', (method, url, answered) => {
  expect(isAnswered({method, url}, 'https://example.org', '/dev/')).toBe(answered);
});
