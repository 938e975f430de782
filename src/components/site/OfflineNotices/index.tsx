import {useState, type ReactNode} from 'react';
import PwaReloadPopup from '@theme/PwaReloadPopup';
import {endIdleWork} from '@site/src/patches/route-splitting/idleQueue';
import {useOffline} from '@site/src/offline/useOffline';
import {useUpdate} from '@site/src/offline/useUpdate';
import type {OfflineStatus as Status} from '@site/src/offline/messages';
import OfflineStatus from '../OfflineStatus';
import styles from './styles.module.css';

interface Props {
  registration: ServiceWorkerRegistration;
}

/** Returns whether to show a state on every page. A complete download is only shown if the reader saw its progress. */
function isRelevant(status: Status, isMetered: boolean, hasDownloaded: boolean): boolean {
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
 * Shows the offline notices at the end of every page: the progress of the download, and the prompt for a new version.
 * On `/offline`, the style sheet hides the progress, because the page itself shows it.
 */
export default function OfflineNotices({registration}: Props): ReactNode {
  const {status, isMetered, hasDownloaded, send} = useOffline();
  const reload = useUpdate(registration, endIdleWork);
  const [hiddenState, setHiddenState] = useState<Status['state']>();
  const state = status?.state;

  return (
    <section className={styles.frame} aria-label="Offline">
      {/* Screen readers only announce the prompt if the live region existed before it. */}
      <div role="status">{reload && <PwaReloadPopup onReload={reload} />}</div>
      {status && state !== hiddenState && isRelevant(status, isMetered, hasDownloaded) && (
        <div className={styles.download}>
          <OfflineStatus
            status={status}
            isMetered={isMetered}
            onStart={() => send({type: 'offline-start'})}
            onPause={() => send({type: 'offline-pause'})}
            onHide={() => setHiddenState(state)}
          />
        </div>
      )}
    </section>
  );
}
