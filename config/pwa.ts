import {createRequire} from 'node:module';
import path from 'node:path';

const {resolve} = createRequire(path.resolve('package.json'));

/**
 * Options of `@docusaurus/plugin-pwa`. We use the plugin's configuration and the translations of its prompt, but our own
 * code for the rest:
 *
 * - `src/offline/archives` replaces the stock worker and stores the site in packs. The stock list of files has to stay
 *   empty. Its patterns cannot be removed, so `globIgnores` excludes every file.
 * - `src/offline/clientModule.ts` replaces the stock registration, which loads a library and a worker for every reader.
 */
export const pwa = {
  debug: false,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  injectManifestConfig: {globIgnores: ['**/*']},
  // Relative to the plugin, because the client bundle contains the options, and an absolute path would differ by machine.
  swRegister: path.relative(
    path.dirname(resolve('@docusaurus/plugin-pwa')),
    path.resolve('src/components/site/OfflineFrame/clientModule.ts'),
  ),
};
