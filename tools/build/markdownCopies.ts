/*
 * Adds the Markdown copies of the pages to a build: `tsx tools/build/markdownCopies.ts FOLDER`. The environment variables
 * must have the values of the build.
 */
import {spawn} from 'node:child_process';
import {linkLists} from '../../config/markdownCopies.ts';
import {readEnvironment} from '../../config/environment.ts';
import {isMain} from '../../checks/isMain.ts';
import {writeMarkdownCopies} from '../../src/markdown-copies/index.ts';

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
    const args = ['--max-semi-space-size=64', ...process.execArgv, import.meta.filename, folder];
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

if (isMain(import.meta.url)) {
  const [folder = 'build'] = process.argv.slice(2);
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  try {
    writeMarkdownCopies(folder, siteUrl, baseUrl, linkLists);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
