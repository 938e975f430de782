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

/** What the host sends with every file. */
const policy = "default-src 'self'";

let online: boolean;
let metered: boolean;
let told: OfflineStatus[];
let store: OfflineStore;
/** What the host waits for. */
let gate: Promise<void>;

function open(): Session {
  return new Session({
    store,
    manifestPath,
    total,
    baseUrl: '/',
    fetch: async (address, {signal}) => {
      await gate;
      signal?.throwIfAborted();
      const content = files.get(address.slice(1));
      return online && content
        ? Promise.resolve(new Response(Buffer.from(content), {headers: {'Content-Security-Policy': policy, Age: '1'}}))
        : Promise.reject(new TypeError('off'));
    },
    network: vi.fn(() => (online ? Promise.resolve(new Response('network')) : Promise.reject(new TypeError('off')))),
    wait: () => Promise.resolve(),
    now: () => since,
    tell: (status) => told.push(status),
    isMetered: () => metered,
  });
}

/** A request, as a page makes it; no constructor makes pages. */
function request(path: string, mode = 'navigate'): Request {
  return {url: `https://example.org${path}`, method: 'GET', mode} as Request;
}

beforeEach(() => {
  online = true;
  metered = false;
  gate = Promise.resolve();
  told = [];
  store = new OfflineStore(fakeCache(), '/');
});

describe('Session', () => {
  test('stores the site and says since when it is there', async () => {
    const session = open();
    expect(await session.status()).toEqual({state: 'empty', total, isByReader: false});
    await session.handle({type: 'offline-start'});
    expect(told[0]).toEqual({state: 'downloading', done: 0, total});
    expect(told.at(-1)).toEqual({state: 'complete', bytes: total, since});
    online = false;
    expect(await (await session.answer(request('/docs/forms'))).text()).toBe(site.get('docs/forms.html'));
    // The browser stops workers at will.
    expect(await open().status()).toEqual({state: 'complete', bytes: total, since});
  });

  test('what the host forbids its pages, it forbids the stored ones too', async () => {
    await open().start();
    // It comes from the store, and so does what a download that was cut off writes again.
    await open().start();
    online = false;
    for (const path of ['/docs/forms', '/no-such-page', '/assets/css/styles.0123abcd.css']) {
      const {headers} = await open().answer(request(path));
      expect([headers.get('Content-Security-Policy'), headers.get('Age')], path).toEqual([policy, null]);
    }
  });

  test('says what has failed, and what came before that is a pause for the next worker', async () => {
    online = false;
    await open().start();
    expect(told).toEqual([{state: 'failed', message: 'off', done: 0, total}]);
    await store.put('manifest', manifestPath, JSON.stringify(manifest));
    expect(await open().status()).toEqual({state: 'paused', done: 0, total, isByReader: false});
  });

  test('what can be read grows with each part', async () => {
    const session = open();
    const late: Promise<string>[] = [];
    await session.start((status) => {
      if (status.state === 'downloading') {
        late.push(session.answer(request('/docs/forms')).then((response) => response.text()));
      }
    });
    const [first, ...others] = await Promise.all(late);
    expect(first).toBe('network');
    expect(others).toContain(site.get('docs/forms.html'));
  });

  test('a pause by the reader is known to the next worker, and ends when the reader goes on', async () => {
    const session = open();
    const done = session.start((status) => {
      if (status.state === 'downloading') {
        gate = session.handle({type: 'offline-pause'});
      }
    });
    expect(await done).toEqual({type: 'paused'});
    expect(await open().status()).toMatchObject({state: 'paused', isByReader: true});
    await open().handle({type: 'offline-start'});
    expect(await open().status()).toEqual({state: 'complete', bytes: total, since});
    expect(await store.note('stopped')).toBeUndefined();
  });

  test('removes all', async () => {
    const session = open();
    await session.start();
    await session.handle({type: 'offline-remove'});
    expect(told.at(-1)).toEqual({state: 'empty', total, isByReader: true});
    // So that the next page does not store it again.
    expect(await open().status()).toEqual({state: 'empty', total, isByReader: true});
    expect(await (await session.answer(request('/docs'))).text()).toBe('network');
  });

  test('removes what is on its way', async () => {
    const session = open();
    let removed: Promise<void> | undefined;
    await session.start((status) => {
      if (status.state === 'downloading') {
        removed ??= session.handle({type: 'offline-remove'});
      }
    });
    await removed;
    expect(told).toEqual([{state: 'empty', total, isByReader: true}]);
  });

  test('leads to the own address of a page, and to that of nothing else', async () => {
    const session = open();
    await session.start();
    const answer = await session.answer(request('/docs/forms.html?q=1'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, 'https://example.org/docs/forms?q=1']);
    expect((await session.answer(request('/docs/forms.html', 'cors'))).status).toBe(200);
  });

  test('an update that may cost the reader money waits, unless it is small', async () => {
    metered = true;
    await expect(open().update()).rejects.toThrow(
      /^The update waits for a connection that is not metered: it is about \d+ bytes\.$/,
    );
    expect(await open().status()).toMatchObject({state: 'paused', done: 0});
    // Nothing is fetched to find that out again.
    online = false;
    await expect(open().update()).rejects.toThrow(/^The update waits/);
    online = true;
    metered = false;
    await open().update();
    metered = true;
    await open().update();
    expect(await open().status()).toMatchObject({state: 'complete'});
  });

  test('an update tells no page, and fails if it is not whole', async () => {
    await open().update();
    expect(told).toEqual([]);
    online = false;
    store = new OfflineStore(fakeCache(), '/');
    await expect(open().update()).rejects.toThrow(/^The update is not whole: failed\.$/);
  });

  test('keeps the version before for tabs that show it, and no other', async () => {
    for (const path of ['first.json', 'second.json', 'third.json']) {
      await store.put('manifest', path, JSON.stringify({sharedNames: [], packs: []}));
      await store.markComplete(path, since);
    }
    // The third came, but no page ever showed it.
    await store.takeNote('active', 'second.json');
    await open().update();
    await open().takeOver();
    expect([...(await store.inventory()).manifests.keys()]).toEqual(['second.json', manifestPath]);
    expect(await store.note('active')).toBe(manifestPath);
  });

  test('a version of which nothing is there yet removes nothing when it takes over', async () => {
    await store.put('manifest', 'first.json', JSON.stringify({sharedNames: [], packs: []}));
    await open().takeOver();
    expect([...(await store.inventory()).manifests.keys()]).toEqual(['first.json']);
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
