import {runScript} from './childProcess.ts';

/**
 * Adds the Markdown copies to a build in a separate process.
 *
 * @param folder - Folder of the build.
 * @returns A promise that resolves when all copies are written.
 * @throws {Error} If the copies can't be written.
 */
export function startMarkdownCopies(folder: string): Promise<void> {
  // The conversion creates many small objects. With more space for new ones, it spends less time on garbage collection.
  return runScript('writeMarkdownCopies.ts', {args: [folder], nodeOptions: ['--max-semi-space-size=64']});
}
