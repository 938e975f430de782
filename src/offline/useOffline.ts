import {useCallback, useEffect, useRef, useState} from 'react';
import type {FromWorker, OfflineStatus, ToWorker} from './messages';

/** What a browser says of the connection, where it says anything. */
export interface Connection {
  saveData?: boolean;
  type?: string;
}

/**
 * Whether a reader may pay for what is fetched.
 *
 * @param connection - `navigator.connection`, which some browsers do not have.
 * @returns True for mobile data and where the reader asked to save data.
 */
export function isMetered(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}

/**
 * Whether a service worker stores the site.
 *
 * @param scriptUrl - Address of its script; the parameters are those of `@docusaurus/plugin-pwa`.
 * @returns Whether it was registered in offline mode.
 */
export function isOfflineWorker(scriptUrl: string): boolean {
  try {
    const parameters = JSON.parse(new URL(scriptUrl).searchParams.get('params') ?? '{}') as {offlineMode?: boolean};
    return parameters.offlineMode === true;
  } catch {
    return false;
  }
}

/** What a page knows of the stored site. */
export interface Offline {
  /** Undefined until the worker has said so, or if there is none in offline mode. */
  status: OfflineStatus | undefined;
  isMetered: boolean;
  send: (message: ToWorker) => void;
}

/**
 * Talks to the service worker. It asks how it stands, and starts or resumes a download unless the connection is metered;
 * what the reader has paused or removed stays so until the page is loaded again.
 *
 * @returns What it says.
 */
export function useOffline(): Offline {
  const [status, setStatus] = useState<OfflineStatus>();
  const [metered, setMetered] = useState(false);
  const worker = useRef<ServiceWorker | null>(null);
  const hasAsked = useRef(false);
  const send = useCallback((message: ToWorker): void => {
    hasAsked.current = true;
    worker.current?.postMessage(message);
  }, []);

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
      setStatus(data.status);
      if (!hasAsked.current && !isPaid && (data.status.state === 'empty' || data.status.state === 'paused')) {
        send({type: 'offline-start'});
      }
    };
    container.addEventListener('message', listen);
    void container.ready.then(({active}) => {
      if (active && isOfflineWorker(active.scriptURL)) {
        worker.current = active;
        active.postMessage({type: 'offline-status'} satisfies ToWorker);
      }
    });
    return () => container.removeEventListener('message', listen);
  }, [send]);

  return {status, isMetered: metered, send};
}
