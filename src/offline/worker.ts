import {isMetered, type Connection} from './connection.ts';
import {isAnswered, Session} from './session.ts';
import type {FromWorker, ToWorker} from './messages.ts';
import {cacheName, OfflineStore} from './store.ts';

/**
 * Set by the build: the manifest of this version, the size of all packs, and the base URL. The manifest's name changes
 * with any file of the site, and this script with it, so that the browser takes each deployment for an update.
 */
declare const OFFLINE_MANIFEST: string;
declare const OFFLINE_TOTAL: number;
declare const OFFLINE_BASE_URL: string;

/** What of a service worker's global scope this one uses; TypeScript has it in a library of its own, beside the DOM's. */
interface WorkerScope {
  location: {search: string; origin: string};
  navigator: {connection?: Connection};
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {includeUncontrolled: boolean}) => Promise<{postMessage: (message: FromWorker) => void}[]>;
  };
  registration: {unregister: () => Promise<boolean>};
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & {data: ToWorker | {type: string}}) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: Lasting & {request: Request; respondWith: (response: Promise<Response>) => void}) => void,
  ): void;
}
interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

const scope = self as unknown as WorkerScope;
const parameters = new URLSearchParams(scope.location.search).get('params');
const {offlineMode} = JSON.parse(parameters ?? '{}') as {offlineMode?: boolean};

/** Opens the store when it is first needed; outside offline mode that is never. */
let opening: Promise<{session: Session; store: OfflineStore}> | undefined;
function open(): Promise<{session: Session; store: OfflineStore}> {
  opening ??= caches.open(cacheName).then((cache) => {
    const store = new OfflineStore(cache, OFFLINE_BASE_URL);
    const session = new Session({
      store,
      manifestPath: OFFLINE_MANIFEST,
      total: OFFLINE_TOTAL,
      baseUrl: OFFLINE_BASE_URL,
      fetch: (address, options) => fetch(address, options),
      network: (request) => fetch(request),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => new Date().toISOString(),
      isMetered: () => isMetered(scope.navigator.connection),
      tell: (status) => {
        void scope.clients
          .matchAll({includeUncontrolled: true})
          .then((clients) => clients.forEach((client) => client.postMessage({type: 'offline-status', status})));
      },
    });
    return {session, store};
  });
  return opening;
}

/** Readers who were here before may have had the worker of the stock plugin, with the files that it stored. */
async function removeStockFiles(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('workbox-')) {
      await caches.delete(name);
    }
  }
}

// All listeners are added in the first run of the script: a browser wakes the worker for an event and does not wait.
if (offlineMode) {
  scope.addEventListener('install', (event) => {
    event.waitUntil(
      open().then(async ({session, store}) => {
        // The first time a page starts the download, and shows it. An update fetches what changed before it offers itself;
        // if that fails, or would cost the reader too much, the browser drops this worker and tries again later, and the
        // version before stays.
        await ((await store.hasWholeVersion()) ? session.update() : scope.skipWaiting());
      }),
    );
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      open().then(async ({session}) => {
        await session.takeOver();
        await removeStockFiles();
        await scope.clients.claim();
      }),
    );
  });

  scope.addEventListener('fetch', (event) => {
    // Whether to answer has to be said at once, before the store is open.
    const {request} = event;
    if (isAnswered(request, scope.location.origin, OFFLINE_BASE_URL)) {
      event.respondWith(open().then(({session}) => session.answer(request)));
    }
  });
} else {
  // The stock plugin registered a worker for every reader. Their browsers fetch this one in its place, and need none.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(removeStockFiles().then(() => scope.registration.unregister())),
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
