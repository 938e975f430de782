import {createRoot} from 'react-dom/client';
import OfflineFrame from '@site/src/components/site/OfflineFrame';
import {workerAddress} from './workerAddress';

let isOn = false;

/**
 * Registers the service worker, and puts what it has to say below the page: in a tree of its own, as a fault in it must
 * not take the page along.
 *
 * @param workerFile - Address of the worker's script.
 * @throws {DOMException} If the browser does not allow workers, or cannot fetch this one.
 */
export async function turnOnOffline(workerFile: string): Promise<void> {
  if (isOn) {
    return;
  }
  isOn = true;
  const registration = await navigator.serviceWorker.register(workerAddress(workerFile));
  const container = document.createElement('div');
  container.style.display = 'contents';
  document.body.append(container);
  createRoot(container).render(<OfflineFrame registration={registration} />);
}
