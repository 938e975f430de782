import {useEffect, useRef, useState} from 'react';

/** How often at most to look for an update while the site stays open, in milliseconds. */
const checkEvery = 3_600_000;

/** How often to remind a browser that does not let the new worker take over, in milliseconds. */
const remindEvery = 1000;

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
    // A second click would listen, and remind, twice.
    if (isAsked.current) {
      return;
    }
    isAsked.current = true;
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
    registration.waiting.postMessage({type: 'SKIP_WAITING'});
    // Chromium at times leaves the new worker waiting all the same (2 of 16 runs of the test of a corrected word, with no
    // request after the click). It looks again when the worker before has done something.
    setInterval(() => registration.active?.postMessage({type: 'offline-status'}), remindEvery);
  };
  return isReady ? reload : undefined;
}
