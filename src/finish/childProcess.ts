import {spawn} from 'node:child_process';
import path from 'node:path';

/**
 * Runs a script of this folder in a separate process, because the rest of the build uses only one processor. The script
 * ends together with the build.
 *
 * @param name - File name of the script.
 * @param args - Arguments of the script.
 * @param input - Text that the script reads from its standard input.
 * @returns A promise that resolves when the script has ended.
 * @throws {Error} If the script fails. It prints the reason itself.
 */
export function runScript(name: string, args: readonly string[], input: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(import.meta.dirname, name);
    const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', reject).on('close', (status) => {
      process.off('exit', stop);
      if (status === 0) {
        resolve();
      } else {
        reject(new Error(`${name} failed, so the build is not complete.`));
      }
    });
    // A script that fails early does not read its input; the error that the reader sees is its exit status.
    child.stdin.on('error', () => undefined).end(input);
  });
}
