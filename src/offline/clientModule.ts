import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {isOfflineMode, type Strategy} from './isOfflineMode';

/** Set at build time by `@docusaurus/plugin-pwa`, from `config/pwa.ts`. */
const strategies = process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES as unknown as Strategy[];
const workerFile = process.env.PWA_SERVICE_WORKER_URL ?? '';

/** Whether the site was installed: browsers say so once. The name is that of the plug-in. */
const installed = createStorageSlot('docusaurus.pwa.event.appInstalled.fired');

/** Everything else of offline mode comes when it is on: other readers pay for this file alone. */
async function turnOn(): Promise<void> {
  const {turnOnOffline} = await import('./turnOn');
  await turnOnOffline(workerFile);
}

/** A browser that forbids workers, or a network that fails, leaves the reader with the site as it is for all others. */
function report(error: unknown): void {
  console.warn('Offline mode could not be turned on.', error);
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  window.addEventListener('appinstalled', () => {
    installed.set('true');
    turnOn().catch(report);
  });
  // Browsers offer to install what is not installed: the app has been removed.
  window.addEventListener('beforeinstallprompt', () => {
    if (installed.get() === 'true') {
      installed.del();
    }
  });
  isOfflineMode(strategies, installed.get() === 'true')
    .then((isOn) => (isOn ? turnOn() : undefined))
    .catch(report);
}
