// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {isOfflineMode, type Strategy} from '@site/src/offline/isOfflineMode';

const all: Strategy[] = ['appInstalled', 'standalone', 'queryString'];

let display: string;
let apps: () => Promise<{platform: string}[]>;

beforeEach(() => {
  display = 'browser';
  apps = () => Promise.resolve([]);
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () => Promise.resolve(undefined),
    },
    getInstalledRelatedApps: () => apps(),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({matches: query === `(display-mode: ${display})`}));
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
