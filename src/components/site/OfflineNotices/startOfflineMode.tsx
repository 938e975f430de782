import {createRoot} from 'react-dom/client';
import {workerUrl} from '@site/src/offline/workerUrl';
import OfflineNotices from '.';

let isStarted = false;

/**
 * Registers the service worker, and shows its messages below the page. The messages have a separate React root, so that an
 * error in them cannot break the page. Throws the error of a browser that does not allow service workers.
 */
export async function startOfflineMode(workerFile: string): Promise<void> {
  if (isStarted) {
    return;
  }
  isStarted = true;
  const registration = await navigator.serviceWorker.register(workerUrl(workerFile));
  const container = document.createElement('div');
  container.style.display = 'contents';
  document.body.append(container);
  createRoot(container).render(<OfflineNotices registration={registration} />);
}
