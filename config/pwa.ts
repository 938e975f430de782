import path from 'node:path';

/**
 * Options of `@docusaurus/plugin-pwa`, which gives the site's code the address of the service worker and the strategies,
 * and has the translations of the prompt. The worker and what registers it are our own:
 *
 * - `src/plugins/offline-packs` puts its worker in the place of the stock one and stores the site in packs. So the stock
 *   list of files to store stays empty; its patterns cannot be changed, but they can be ignored.
 * - The stock registration loads a library and a worker on every page of every reader.
 */
export const pwa = {
  debug: false,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  injectManifestConfig: {globIgnores: ['**/*']},
  swRegister: path.resolve('src/clientModules/offline.ts'),
};
