import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {oldestBrowsers} from '../../browsers.ts';
import {offlineFolder, sizeOf} from '../../offline/format.ts';
import {readBuild} from './readBuild.ts';
import {writePacks} from './writePacks.ts';

/** The service worker. It replaces the one that `@docusaurus/plugin-pwa` writes under this name. */
const workerFile = 'sw.js';

/**
 * Adds the packs (see `src/offline/format.ts`) and the service worker to a build. The worker of `@docusaurus/plugin-pwa` can't
 * be used, because it adds its event listeners after an `await` and therefore misses the event that started it, and because it
 * looks for `/page/index.html` although this site has `/page.html`. The plugin's `swCustom` hook runs too late to fix either
 * problem.
 */
export async function writeOfflineArchives(folder: string, baseUrl: string): Promise<void> {
  const {files, manifestPath, manifest} = await writePacks(readBuild(folder), baseUrl);
  mkdirSync(path.join(folder, offlineFolder), {recursive: true});
  for (const [file, content] of files) {
    writeFileSync(path.join(folder, file), content);
  }
  await build({
    // Not `import.meta.dirname`: Playwright, whose tests use this module, compiles it to CommonJS.
    entryPoints: [path.join(__dirname, '../../offline/worker.ts')],
    outfile: path.join(folder, workerFile),
    bundle: true,
    minify: true,
    format: 'iife',
    target: oldestBrowsers,
    define: {
      OFFLINE_MANIFEST: JSON.stringify(manifestPath),
      OFFLINE_TOTAL: String(sizeOf(manifest)),
      OFFLINE_BASE_URL: JSON.stringify(baseUrl),
    },
  });
}
