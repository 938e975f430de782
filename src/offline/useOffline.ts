import {useCallback, useEffect, useRef, useState} from 'react';
import {isMetered, type Connection} from './connection';
import type {FromWorker, OfflineStatus, ToWorker} from './messages';
import {isOfflineWorker} from './workerAddress';

/** How often to ask how a download goes, in milliseconds: a browser that has stopped the worker starts it again. */
const askEvery = 10_000;

/** What a page knows of the stored site. */
export interface Offline {
  /** Undefined until the worker has said so, or if there is none in offline mode. */
  status: OfflineStatus | undefined;
  isMetered: boolean;
  /** Whether a download was under way while this page was open. */
  hasDownloaded: boolean;
  send: (message: ToWorker) => void;
}

/** Whether something is missing that the reader has not declined. */
function isCutOff(status: OfflineStatus): boolean {
  return (status.state === 'empty' || status.state === 'paused') && !status.isByReader;
}

/**
 * Talks to the service worker. It asks how it stands, and starts or resumes a download unless the connection is metered,
 * or the reader has paused the download or removed the site.
 *
 * @returns What it says.
 */
export function useOffline(): Offline {
  const [status, setStatus] = useState<OfflineStatus>();
  const [metered, setMetered] = useState(false);
  const [hasDownloaded, setHasDownloaded] = useState(false);
  const worker = useRef<ServiceWorker | null>(null);
  // An answer to an earlier question may come late, and must neither start a download twice nor hide that it failed.
  const isStarted = useRef(false);
  const send = useCallback((message: ToWorker): void => worker.current?.postMessage(message), []);

  useEffect(() => {
    const container = (navigator as Partial<Navigator>).serviceWorker;
    if (!container) {
      return undefined;
    }
    const isPaid = isMetered((navigator as {connection?: Connection}).connection);
    setMetered(isPaid);
    const listen = ({data}: MessageEvent<FromWorker | undefined>): void => {
      if (data?.type !== 'offline-status') {
        return;
      }
      const {status: said} = data;
      if (!isCutOff(said)) {
        isStarted.current &&= said.state === 'failed';
      } else if (isStarted.current) {
        return;
      }
      setStatus(said);
      if (said.state === 'downloading') {
        // Of a short one, the page may draw the end alone.
        setHasDownloaded(true);
      }
      if (!isPaid && isCutOff(said)) {
        isStarted.current = true;
        send({type: 'offline-start'});
      }
    };
    const ask = (): void => {
      void container.ready.then(({active}) => {
        if (active && isOfflineWorker(active.scriptURL)) {
          isStarted.current &&= worker.current === active;
          worker.current = active;
          send({type: 'offline-status'});
        }
      });
    };
    ask();
    container.addEventListener('message', listen);
    // The worker of an update has taken over.
    container.addEventListener('controllerchange', ask);
    return () => {
      container.removeEventListener('message', listen);
      container.removeEventListener('controllerchange', ask);
    };
  }, [send]);

  const state = status?.state;
  useEffect(() => {
    if (state === 'downloading') {
      const asking = setInterval(() => send({type: 'offline-status'}), askEvery);
      return () => clearInterval(asking);
    }
    if (state === 'failed') {
      const goOn = (): void => send({type: 'offline-start'});
      window.addEventListener('online', goOn);
      return () => window.removeEventListener('online', goOn);
    }
    return undefined;
  }, [state, send]);

  return {status, isMetered: metered, hasDownloaded, send};
}
