import {isOfflineWorker} from './workerAddress';

/** Ways into offline mode that this site uses, by the names that `@docusaurus/plugin-pwa` gives them. */
export type Strategy = 'appInstalled' | 'standalone' | 'queryString';

/** What only some browsers have. */
interface InstallingNavigator {
  getInstalledRelatedApps?: () => Promise<{platform: string}[]>;
}

/** Whether the browser knows the site as an installed app; it refuses to say inside frames. */
async function isRelatedAppInstalled(): Promise<boolean> {
  const apps = await (navigator as InstallingNavigator).getInstalledRelatedApps?.().catch(() => []);
  return apps?.some(({platform}) => platform === 'webapp') ?? false;
}

/** Whether the site is stored on this device, or on its way there: a reader turns that on once, and not on each page. */
async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return worker ? isOfflineWorker(worker.scriptURL) : false;
}

/**
 * Whether the reader wants the site without a network.
 *
 * @param strategies - What counts as such a wish.
 * @param wasInstalled - Whether the browser has said that the site was installed.
 * @returns True for one of the strategies, and for a reader who has turned it on before.
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
