import {useEffect, useRef, useState} from 'react';

/** Minimum interval between checks for an update while the site stays open, in milliseconds. */
const checkInterval = 3_600_000;

/** Maximum time that the update waits for background requests, in milliseconds. */
const maxWait = 1000;

/**
 * Detects new versions of the site, and returns a function that reloads the page with the new version. Before the new worker
 * takes over, background requests have to end. Chromium needs about 20 ms to stop the old worker, and a request during that
 * time restarts it. If that happens, the new worker waits until the site has made no requests for half a minute
 * (`needs_to_be_terminated_asap_` in `service_worker_version.cc`). With a request every 15 ms, this happened in 5 of 12
 * updates.
 */
export function useUpdate(
  registration: ServiceWorkerRegistration,
  endBackgroundRequests: () => Promise<unknown>,
): (() => void) | undefined {
  // The first worker also waits for a moment before it becomes active, but it is not an update.
  const [isReady, setIsReady] = useState(registration.waiting !== null && registration.active !== null);

  useEffect(() => {
    const watch = (): void => {
      const worker = registration.installing;
      if (worker && registration.active) {
        worker.addEventListener('statechange', () => {
          // Stays true if the user accepts the update in another tab.
          setIsReady((was) => was || worker.state === 'installed');
        });
      }
    };
    watch();
    registration.addEventListener('updatefound', watch);
    return () => registration.removeEventListener('updatefound', watch);
  }, [registration]);

  // Browsers check for an update after a page has loaded, but only when the worker has been idle for a while. If a page
  // prefetches links, the reader may have left it by then. A tab or the app may also stay open for a long time.
  useEffect(() => {
    // If there is no active worker yet, the site is up to date, so there is nothing to check.
    let lastCheck = registration.active ? -Infinity : Date.now();
    const check = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - lastCheck > checkInterval) {
        lastCheck = Date.now();
        // The update fails if there is no network.
        registration.update().catch(() => undefined);
      }
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [registration]);

  const isAccepted = useRef(false);
  const reload = (): void => {
    if (!registration.waiting) {
      window.location.reload();
      return;
    }
    // Without this check, a second click would add a second listener.
    if (isAccepted.current) {
      return;
    }
    isAccepted.current = true;
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWait));
    void Promise.race([endBackgroundRequests(), timeout]).then(() =>
      registration.waiting?.postMessage({type: 'SKIP_WAITING'}),
    );
  };
  return isReady ? reload : undefined;
}
