import {spawn} from 'node:child_process';
import path from 'node:path';

/** The script that the process runs. */
const script = path.join(import.meta.dirname, 'writeMarkdownCopies.ts');

/**
 * Adds the Markdown copies to a build in a separate process, because the rest of the build uses only one processor.
 *
 * @param folder - Folder of the build.
 * @returns A promise that resolves when all copies are written.
 * @throws {Error} If the process fails. It prints the reason itself.
 */
export function startMarkdownCopies(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The conversion creates many small objects. With more space for new ones, it spends less time on garbage collection.
    const args = ['--max-semi-space-size=64', ...process.execArgv, script, folder];
    const child = spawn(process.execPath, args, {stdio: ['ignore', 'inherit', 'inherit']});
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', reject).on('close', (status) => {
      process.off('exit', stop);
      if (status === 0) {
        resolve();
      } else {
        reject(new Error('The Markdown copies of the pages could not be written.'));
      }
    });
  });
}
