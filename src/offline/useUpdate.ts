import {useEffect, useRef, useState} from 'react';
import {endIdleWork} from '@site/src/framework/route-splitting/idleQueue';

/** How often at most to look for an update while the site stays open, in milliseconds. */
const checkEvery = 3_600_000;

/** How long the change may wait for what is being fetched ahead, in milliseconds. */
const mostWait = 1000;

/**
 * Fetches nothing more ahead. Chromium stops the worker before to let the new one take over, which takes it some 20 ms. A
 * request in that moment has it start the worker before again, and forget that it was to stop it soon: the new one then
 * waits until nothing has been asked for half a minute (`needs_to_be_terminated_asap_` in `service_worker_version.cc`;
 * 5 of 12 updates, with a request every 15 ms).
 */
function untilQuiet(): Promise<unknown> {
  return Promise.race([endIdleWork(), new Promise((resolve) => setTimeout(resolve, mostWait))]);
}

/**
 * Looks out for a new version of the site.
 *
 * @param registration - The registration of the service worker.
 * @returns Shows the new version, by loading the page again; undefined as long as there is none.
 */
export function useUpdate(registration: ServiceWorkerRegistration): (() => void) | undefined {
  // The first worker waits for a moment too, before it is active, and is no update.
  const [isReady, setIsReady] = useState(registration.waiting !== null && registration.active !== null);

  useEffect(() => {
    const watch = (): void => {
      const worker = registration.installing;
      // Nor is it while it comes.
      if (worker && registration.active) {
        worker.addEventListener('statechange', () => {
          // It has fetched all that is new. Another tab may have let it take over since.
          setIsReady((was) => was || worker.state === 'installed');
        });
      }
    };
    watch();
    registration.addEventListener('updatefound', watch);
    return () => registration.removeEventListener('updatefound', watch);
  }, [registration]);

  // Browsers look when a page is loaded, but not before it has asked its worker for nothing for a while: a page that fetches
  // ahead where its links lead may have been left by then. And a tab, or the app, may stay open for long.
  useEffect(() => {
    // The first worker has just come.
    let last = registration.active ? -Infinity : Date.now();
    const check = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - last > checkEvery) {
        last = Date.now();
        // Without a network there is nothing to find.
        registration.update().catch(() => undefined);
      }
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [registration]);

  const isAsked = useRef(false);
  const reload = (): void => {
    if (!registration.waiting) {
      window.location.reload();
      return;
    }
    // A second click would listen twice.
    if (isAsked.current) {
      return;
    }
    isAsked.current = true;
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
    void untilQuiet().then(() => registration.waiting?.postMessage({type: 'SKIP_WAITING'}));
  };
  return isReady ? reload : undefined;
}
