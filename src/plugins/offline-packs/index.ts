import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {runTasks} from '../../build/tasks.ts';
import {offlineFolder, sizeOf} from '../../offline/format.ts';
import {afterTheOthers} from './lastly.ts';
import {readBuild} from './readBuild.ts';
import {listPacks, planPacks, type PackedFile} from './writePacks.ts';

const name = 'offline-packs';

/** The service worker, which `@docusaurus/plugin-pwa` writes first. */
const workerFile = 'sw.js';

/**
 * Packs the site for readers without a network (see `src/offline/format.ts`), and puts our service worker in the place of
 * that of `@docusaurus/plugin-pwa`, under the same name. The stock one adds its listeners after an `await`, in which the
 * event that has woken it is lost, and looks for `/page` and `/page/index.html` where this site has `/page.html`;
 * `swCustom` is called after that `await` too.
 *
 * It has to be listed before all plugins whose files readers need, as it waits for those that come after it.
 *
 * @param context - Of it, the folders of the site and the base URL.
 */
export default function offlinePacks({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name,
    async postBuild({outDir, plugins}) {
      await afterTheOthers(plugins, name);
      const plan = planPacks(readBuild(outDir), baseUrl);
      const packs = await runTasks<Uint8Array, readonly PackedFile[]>(
        {siteDir, module: 'src/plugins/offline-packs/packTask.ts'},
        plan.packs.map(({files}) => files),
        // Readers' devices hold a file by its id, too.
        (files) => JSON.stringify(files.map(({id}) => id)),
      );
      const {files, manifestPath, manifest} = listPacks(plan, packs);
      mkdirSync(path.join(outDir, offlineFolder), {recursive: true});
      for (const [file, content] of files) {
        writeFileSync(path.join(outDir, file), content);
      }
      await build({
        entryPoints: [path.join(siteDir, 'src/offline/worker.ts')],
        outfile: path.join(outDir, workerFile),
        bundle: true,
        minify: true,
        format: 'iife',
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        define: {
          OFFLINE_MANIFEST: JSON.stringify(manifestPath),
          OFFLINE_TOTAL: String(sizeOf(manifest)),
          OFFLINE_BASE_URL: JSON.stringify(baseUrl),
        },
      });
    },
  };
}
