import path from 'node:path';
import {build} from 'esbuild';

/** A step of a build that depends on its input and its code alone, so that it may run anywhere, and need not run twice. */
export interface Task {
  /** Folder of the site. */
  siteDir: string;
  /** Module from that folder. Its default export takes an input and returns an output; both are plain data. */
  module: string;
}

/**
 * Makes one module of the code of a task, as threads can run it.
 *
 * @param task - See `Task`.
 * @param packages - Whether what the task imports from packages becomes part of it, or stays an import.
 * @returns The module: ESM for the oldest Node that builds the site.
 */
export async function bundleTask(
  {siteDir, module}: Task,
  packages: 'bundle' | 'external' = 'bundle',
): Promise<Uint8Array> {
  const {
    outputFiles: [bundle],
  } = await build({
    entryPoints: [path.join(siteDir, module)],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages,
  });
  return bundle?.contents ?? new Uint8Array();
}
