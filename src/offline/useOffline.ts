import {useCallback, useEffect, useRef, useState} from 'react';
import {isMetered, type Connection} from './connection';
import type {FromWorker, OfflineStatus, ToWorker} from './messages';
import {isOfflineWorker} from './workerUrl';

/** Interval of status requests during a download, in milliseconds. They restart the worker if the browser has stopped it. */
const statusInterval = 10_000;

/** Status of the stored site, as it is known to a page. */
export interface Offline {
  /** Undefined until the worker has replied, or if there is no worker in offline mode. */
  status: OfflineStatus | undefined;
  isMetered: boolean;
  /** Whether a download has been running while this page was open. */
  hasDownloaded: boolean;
  send: (message: ToWorker) => void;
}

/** Checks whether the download is incomplete although the reader hasn't paused or removed it. */
function isInterrupted(status: OfflineStatus): boolean {
  return (status.state === 'empty' || status.state === 'paused') && !status.isByReader;
}

/**
 * Connects a page to the service worker. The hook requests the status, and it starts or resumes a download unless the
 * connection is metered or the reader has paused the download or removed the site.
 */
export function useOffline(): Offline {
  const [status, setStatus] = useState<OfflineStatus>();
  const [metered, setMetered] = useState(false);
  const [hasDownloaded, setHasDownloaded] = useState(false);
  const worker = useRef<ServiceWorker | null>(null);
  // A late reply to an earlier status request must not start a second download or hide an error.
  const isStarted = useRef(false);
  const send = useCallback((message: ToWorker): void => worker.current?.postMessage(message), []);

  useEffect(() => {
    const container = (navigator as Partial<Navigator>).serviceWorker;
    if (!container) {
      return undefined;
    }
    const isConnectionMetered = isMetered((navigator as {connection?: Connection}).connection);
    setMetered(isConnectionMetered);
    const handleMessage = ({data}: MessageEvent<FromWorker | undefined>): void => {
      if (data?.type !== 'offline-status') {
        return;
      }
      const {status: reported} = data;
      if (!isInterrupted(reported)) {
        isStarted.current &&= reported.state === 'failed';
      } else if (isStarted.current) {
        return;
      }
      setStatus(reported);
      if (reported.state === 'downloading') {
        // React may render only the last status of a short download.
        setHasDownloaded(true);
      }
      if (!isConnectionMetered && isInterrupted(reported)) {
        isStarted.current = true;
        send({type: 'offline-start'});
      }
    };
    const requestStatus = (): void => {
      void container.ready.then(({active}) => {
        if (active && isOfflineWorker(active.scriptURL)) {
          isStarted.current &&= worker.current === active;
          worker.current = active;
          send({type: 'offline-status'});
        }
      });
    };
    requestStatus();
    container.addEventListener('message', handleMessage);
    // The event means that the worker of an update has taken over.
    container.addEventListener('controllerchange', requestStatus);
    return () => {
      container.removeEventListener('message', handleMessage);
      container.removeEventListener('controllerchange', requestStatus);
    };
  }, [send]);

  const state = status?.state;
  useEffect(() => {
    if (state === 'downloading') {
      const timer = setInterval(() => send({type: 'offline-status'}), statusInterval);
      return () => clearInterval(timer);
    }
    if (state === 'failed') {
      const resume = (): void => send({type: 'offline-start'});
      window.addEventListener('online', resume);
      return () => window.removeEventListener('online', resume);
    }
    return undefined;
  }, [state, send]);

  return {status, isMetered: metered, hasDownloaded, send};
}
