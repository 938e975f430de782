import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';

/** The result of a finished program. */
export interface Finished {
  /** Its exit code. A program that a signal ended has 128 and the number of that signal, or 128. */
  code: number;
  /** What it wrote to standard output. */
  stdout: string;
  /** The end of what it wrote to standard error. */
  stderr: string;
}

/** Number of characters that are kept of the standard error of a program. A sample in an endless loop can write gigabytes. */
const maxStderr = 1_000_000;

/** Programs that still run, so that they can be ended with us. */
const running = new Set<ChildProcess>();

/** What has to be undone at the end, the newest last. */
const cleanups: (() => void)[] = [];

/**
 * Starts a program in a process group of its own, so that its children end with it.
 *
 * @param command - The program.
 * @param args - Its arguments.
 * @param options - Folder, environment and so on.
 */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true});
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end.
 *
 * @param command - The program.
 * @param args - Its arguments.
 * @param options - Folder, environment and so on. `input` is passed to standard input, and `onLine` gets each line of
 * standard output as soon as it is written.
 * @throws {Error} If the program cannot be started.
 */
export async function run(
  command: string,
  args: readonly string[],
  {input, onLine, ...options}: SpawnOptions & {input?: string; onLine?: (line: string) => void} = {},
): Promise<Finished> {
  const child = start(command, args, {...options, stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe']});
  let stdout = '';
  let stderr = '';
  let partial = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    const lines = (partial + text).split('\n');
    partial = lines.pop() ?? '';
    lines.forEach((line) => onLine?.(line));
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-maxStderr);
  });
  // A program that ends early leaves its input unread; its exit code says why.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 128));
  });
  return {code, stdout, stderr};
}

/**
 * Runs a program that has to succeed.
 *
 * @returns What it wrote to standard output.
 * @throws {Error} With the end of its output, if it fails.
 */
export async function mustRun(what: string, ...rest: Parameters<typeof run>): Promise<string> {
  const {code, stdout, stderr} = await run(...rest);
  if (code !== 0) {
    const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n');
    throw new Error(`${what} failed with status ${code}:\n${output}`);
  }
  return stdout;
}

/**
 * Registers what has to be undone at the end, even if the command fails or is interrupted.
 *
 * @param cleanup - Must be synchronous, because it may run while the process exits.
 */
export function atEnd(cleanup: () => void): void {
  cleanups.push(cleanup);
}

/** Ends all programs that still run, then undoes everything that was registered, the newest first. */
export function endEverything(): void {
  for (const {pid} of running) {
    try {
      // A negative number is the whole process group.
      process.kill(-(pid ?? 0), 'SIGKILL');
    } catch {
      // It ended in the meantime.
    }
  }
  running.clear();
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    try {
      cleanup();
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Makes sure that nothing is left behind when this process is interrupted or fails. */
export function guardProcess(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      endEverything();
      process.exit(code);
    });
  }
  process.once('exit', endEverything);
}
