import {createRequire} from 'node:module';
import path from 'node:path';

const {resolve} = createRequire(path.resolve('package.json'));

/**
 * Options of `@docusaurus/plugin-pwa`, which gives the site's code the address of the service worker and the strategies,
 * and has the translations of the prompt. The worker and what registers it are our own:
 *
 * - `src/offline/archives` puts its worker in the place of the stock one and stores the site in packs. So the stock
 *   list of files to store stays empty; its patterns cannot be changed, but they can be ignored.
 * - The stock registration loads a library and a worker on every page of every reader.
 */
export const pwa = {
  debug: false,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  injectManifestConfig: {globIgnores: ['**/*']},
  // From the plugin: options reach every reader, to whom the folder of the build says nothing.
  swRegister: path.relative(
    path.dirname(resolve('@docusaurus/plugin-pwa')),
    path.resolve('src/components/site/OfflineFrame/clientModule.ts'),
  ),
};
