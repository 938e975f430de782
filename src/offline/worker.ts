import {isMetered, type Connection} from './connection.ts';
import {Session} from './session.ts';
import type {FromWorker, ToWorker} from './messages.ts';
import {cacheName, formerCacheName, OfflineStore} from './store.ts';
import {isHandled} from './urls.ts';

/**
 * These constants are set by the build: the manifest of this version, the size of all packs, and the base URL. When a file
 * of the site changes, so does the name of the manifest, and therefore this script. As a result, browsers treat every
 * deployment with changes as an update.
 */
declare const OFFLINE_MANIFEST: string;
declare const OFFLINE_TOTAL: number;
declare const OFFLINE_BASE_URL: string;

/**
 * The parts of a service worker's global scope that are used here. TypeScript's own types for service workers conflict with
 * its DOM types.
 */
interface WorkerScope {
  location: {search: string; origin: string};
  navigator: {connection?: Connection};
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {includeUncontrolled: boolean}) => Promise<{postMessage: (message: FromWorker) => void}[]>;
  };
  registration: {unregister: () => Promise<boolean>};
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & {data: ToWorker | {type: string}}) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: ExtendableEvent & {request: Request; respondWith: (response: Promise<Response>) => void}) => void,
  ): void;
}
interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

const scope = self as unknown as WorkerScope;
const parameters = new URLSearchParams(scope.location.search).get('params');
const {offlineMode} = JSON.parse(parameters ?? '{}') as {offlineMode?: boolean};

/** Set when the store is first needed. Outside offline mode, it is never opened. */
let opening: Promise<{session: Session; store: OfflineStore}> | undefined;
function open(): Promise<{session: Session; store: OfflineStore}> {
  opening ??= caches.open(cacheName).then((cache) => {
    const store = new OfflineStore(cache, OFFLINE_BASE_URL);
    const session = new Session({
      store,
      manifestPath: OFFLINE_MANIFEST,
      total: OFFLINE_TOTAL,
      baseUrl: OFFLINE_BASE_URL,
      fetch: (url, options) => fetch(url, options),
      network: (request) => fetch(request),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => new Date().toISOString(),
      isMetered: () => isMetered(scope.navigator.connection),
      broadcast: (status) => {
        void scope.clients
          .matchAll({includeUncontrolled: true})
          .then((clients) => clients.forEach((client) => client.postMessage({type: 'offline-status', status})));
      },
    });
    return {session, store};
  });
  return opening;
}

/** Removes the files that the plugin's own worker and workers with an earlier format have stored. */
async function removeFormerFiles(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('workbox-') || name === formerCacheName) {
      await caches.delete(name);
    }
  }
}

// Listeners have to be added synchronously, because a browser that starts the worker for an event doesn't wait for them.
if (offlineMode) {
  scope.addEventListener('install', (event) => {
    event.waitUntil(
      open().then(async ({session, store}) => {
        // The first download is started by a page, which also shows the progress. An update downloads the changes before
        // it is offered to the reader. If the download fails or would be expensive, the browser discards this worker and
        // tries again later.
        const isUpdate = (await store.hasCompleteVersion()) || (await caches.has(formerCacheName));
        await (isUpdate ? session.update() : scope.skipWaiting());
      }),
    );
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      open().then(async ({session}) => {
        await session.takeOver();
        await removeFormerFiles();
        await scope.clients.claim();
      }),
    );
  });

  scope.addEventListener('fetch', (event) => {
    // `respondWith()` has to be called synchronously, so the store can't be opened first.
    const {request} = event;
    if (isHandled(request, scope.location.origin, OFFLINE_BASE_URL)) {
      event.respondWith(open().then(({session}) => session.respond(request)));
    }
  });
} else {
  // The plugin's own worker used to be registered for every reader. This worker replaces it and unregisters itself.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(removeFormerFiles().then(() => scope.registration.unregister())),
  );
}

scope.addEventListener('message', (event) => {
  const {data} = event;
  if (data.type === 'SKIP_WAITING') {
    event.waitUntil(scope.skipWaiting());
  } else if (data.type.startsWith('offline-')) {
    event.waitUntil(open().then(({session}) => session.handle(data as ToWorker)));
  }
});
