import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const {resolve} = createRequire(import.meta.url);
const clientModule = new URL('../src/components/site/OfflineNotices/clientModule.ts', import.meta.url);

/**
 * Options of `@docusaurus/plugin-pwa`, whose configuration and translations of its prompt the site uses.
 * `src/finish/offline-archives` replaces the stock service worker, so the stock list of files to cache has to stay empty: its
 * patterns cannot be removed, so `globIgnores` excludes every file. The client module below replaces the stock registration,
 * which loads a library and a worker for every reader.
 */
export const pwa = {
  debug: false,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  injectManifestConfig: {globIgnores: ['**/*']},
  // The path is relative to the plugin, because the client bundle contains it and an absolute path would differ by
  // machine.
  swRegister: path.relative(path.dirname(resolve('@docusaurus/plugin-pwa')), fileURLToPath(clientModule)),
};
