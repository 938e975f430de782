/**
 * Address of the service worker in offline mode, with the parameters of `@docusaurus/plugin-pwa`. There is no other mode:
 * for other readers no worker is registered.
 *
 * @param file - Address of its script.
 * @returns The address to register.
 */
export function workerAddress(file: string): string {
  return `${file}?params=${encodeURIComponent(JSON.stringify({offlineMode: true, debug: false}))}`;
}

/**
 * Whether a service worker stores the site.
 *
 * @param address - Address of its script.
 * @returns Whether it was registered in offline mode.
 */
export function isOfflineWorker(address: string): boolean {
  try {
    const parameters = JSON.parse(new URL(address).searchParams.get('params') ?? '{}') as {offlineMode?: boolean};
    return parameters.offlineMode === true;
  } catch {
    return false;
  }
}
