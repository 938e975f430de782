import {isOfflineWorker} from './workerUrl';

/** Activation strategies of `@docusaurus/plugin-pwa` that this site uses. */
export type Strategy = 'appInstalled' | 'standalone' | 'queryString';

/** An API that only some browsers support. */
interface InstallingNavigator {
  getInstalledRelatedApps?: () => Promise<{platform: string}[]>;
}

/** Checks whether the site is installed as an app. Browsers reject the request in frames. */
async function isRelatedAppInstalled(): Promise<boolean> {
  const apps = await (navigator as InstallingNavigator).getInstalledRelatedApps?.().catch(() => []);
  return apps?.some(({platform}) => platform === 'webapp') ?? false;
}

/** Checks whether offline mode was turned on during an earlier visit. */
async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return worker ? isOfflineWorker(worker.scriptURL) : false;
}

/**
 * Checks whether offline mode is on: a strategy applies, perhaps because the site was installed, or it was turned on before.
 */
export async function isOfflineMode(strategies: readonly Strategy[], wasInstalled: boolean): Promise<boolean> {
  const checks: Record<Strategy, () => boolean | Promise<boolean>> = {
    queryString: () => new URLSearchParams(window.location.search).get('offlineMode') === 'true',
    standalone: () => window.matchMedia('(display-mode: standalone)').matches,
    appInstalled: () => wasInstalled || isRelatedAppInstalled(),
  };
  for (const check of [...strategies.map((strategy) => checks[strategy]), hasWorker]) {
    if (await check()) {
      return true;
    }
  }
  return false;
}
