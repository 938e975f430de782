import {useState, type ReactNode} from 'react';
import PwaReloadPopup from '@theme/PwaReloadPopup';
import {endIdleWork} from '@site/src/framework/route-splitting/idleQueue';
import {useOffline} from '@site/src/offline/useOffline';
import {useUpdate} from '@site/src/offline/useUpdate';
import type {OfflineStatus as Status} from '@site/src/offline/messages';
import OfflineStatus from '../OfflineStatus';
import styles from './styles.module.css';

interface Props {
  /** The registration of the service worker. */
  registration: ServiceWorkerRegistration;
}

/** Whether a state concerns a reader of any page. A whole site does only where its download was seen. */
function isNews(status: Status, isMetered: boolean, hasDownloaded: boolean): boolean {
  switch (status.state) {
    case 'empty':
      return isMetered && !status.isByReader;
    case 'complete':
      return hasDownloaded;
    default:
      return true;
  }
}

/**
 * What offline mode says below any page: how the download goes, and that there is a new version. `/offline` shows the
 * first of them itself.
 *
 * @param props - See `Props`.
 */
export default function OfflineFrame({registration}: Props): ReactNode {
  const {status, isMetered, hasDownloaded, send} = useOffline();
  const reload = useUpdate(registration, endIdleWork);
  const [hidden, setHidden] = useState<Status['state']>();
  const state = status?.state;

  return (
    <section className={styles.frame} aria-label="Offline">
      {/* Here before the prompt, which is read out as it comes in. */}
      <div role="status">{reload && <PwaReloadPopup onReload={reload} />}</div>
      {status && state !== hidden && isNews(status, isMetered, hasDownloaded) && (
        <div className={styles.download}>
          <OfflineStatus
            status={status}
            isMetered={isMetered}
            onStart={() => send({type: 'offline-start'})}
            onPause={() => send({type: 'offline-pause'})}
            onHide={() => setHidden(state)}
          />
        </div>
      )}
    </section>
  );
}
