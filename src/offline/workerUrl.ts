/**
 * Returns the URL of the service worker in offline mode, with the parameters of `@docusaurus/plugin-pwa`. Without offline mode,
 * no worker is registered.
 */
export function workerUrl(file: string): string {
  return `${file}?params=${encodeURIComponent(JSON.stringify({offlineMode: true, debug: false}))}`;
}

/** Checks whether a service worker was registered in offline mode, by the URL of its script. */
export function isOfflineWorker(url: string): boolean {
  try {
    const parameters = JSON.parse(new URL(url).searchParams.get('params') ?? '{}') as {offlineMode?: boolean};
    return parameters.offlineMode === true;
  } catch {
    return false;
  }
}
