// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isOfflineMode, type Strategy} from '@site/src/offline/isOfflineMode';
import {workerUrl} from '@site/src/offline/workerUrl';

const all: Strategy[] = ['appInstalled', 'standalone', 'queryString'];

let display: string;
let script: string | undefined;
let apps: () => Promise<{platform: string}[]>;

beforeEach(() => {
  display = 'browser';
  script = undefined;
  apps = () => Promise.resolve([]);
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () => Promise.resolve(script === undefined ? undefined : {active: {scriptURL: script}}),
    },
    getInstalledRelatedApps: () => apps(),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({matches: query === `(display-mode: ${display})`}));
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('is turned on in a standalone window', async () => {
  display = 'standalone';
  expect(await isOfflineMode(all, false)).toBe(true);
  expect(await isOfflineMode(['queryString'], false)).toBe(false);
});

test('is turned on for an installed app', async () => {
  expect(await isOfflineMode(all, true)).toBe(true);
  apps = () => Promise.resolve([{platform: 'webapp'}]);
  expect(await isOfflineMode(all, false)).toBe(true);
  apps = () => Promise.resolve([{platform: 'play'}]);
  expect(await isOfflineMode(all, false)).toBe(false);
  apps = () => Promise.reject(new DOMException('Only in top-level browsing contexts.', 'InvalidStateError'));
  expect(await isOfflineMode(all, false)).toBe(false);
});

test('stays on once a worker is registered', async () => {
  script = workerUrl('https://example.org/sw.js');
  expect(await isOfflineMode(all, false)).toBe(true);
  script = 'https://example.org/sw.js?params=%7B%22offlineMode%22%3Afalse%7D';
  expect(await isOfflineMode(all, false)).toBe(false);
});
