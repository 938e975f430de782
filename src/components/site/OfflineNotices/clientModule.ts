import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {saveInstallPrompt} from '@site/src/offline/installPrompt';
import {isOfflineMode, type Strategy} from '@site/src/offline/isOfflineMode';

/** Set at build time by `@docusaurus/plugin-pwa`, from `config/pwa.ts`. */
const strategies = process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES as unknown as Strategy[];
const workerFile = process.env.PWA_SERVICE_WORKER_URL ?? '';

/** Remembers that the site was installed, because browsers report it only once. The plugin uses the same key. */
const installed = createStorageSlot('docusaurus.pwa.event.appInstalled.fired');

/** Loads the rest of offline mode on demand, so that readers who don't use it only download this file. */
async function start(): Promise<void> {
  const {startOfflineMode} = await import('./startOfflineMode');
  await startOfflineMode(workerFile);
}

/**
 * Logs a warning only, because the site still works without offline mode if, for example, service workers are blocked.
 */
function warn(error: unknown): void {
  console.warn('Offline mode could not be turned on.', error);
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  window.addEventListener('appinstalled', () => {
    installed.set('true');
    saveInstallPrompt(undefined);
    start().catch(warn);
  });
  // Browsers only fire this event if the site is not installed, so the app must have been removed.
  window.addEventListener('beforeinstallprompt', (event) => {
    saveInstallPrompt(event);
    if (installed.get() === 'true') {
      installed.del();
    }
  });
  isOfflineMode(strategies, installed.get() === 'true')
    .then((isOn) => (isOn ? start() : undefined))
    .catch(warn);
}
