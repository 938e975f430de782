import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';

/** The result of a finished program. */
export interface Finished {
  /** Exit code, or 128 if a signal ended the program. */
  code: number;
  /** Standard output. */
  stdout: string;
  /** The last part of standard error; see `maxStderr`. */
  stderr: string;
}

/** Maximum number of characters of standard error to keep, because a sample in an endless loop can write gigabytes. */
const maxStderr = 1_000_000;

/** Running programs, which have to be ended together with this process. */
const running = new Set<ChildProcess>();

/** Cleanup functions to run at the end, newest last. */
const cleanups: (() => void)[] = [];

/** Starts a program in a separate process group, so that it can be ended together with its children. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true});
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program and waits until it exits. `input` is passed to standard input, and `onLine` is called with each line of
 * standard output as soon as it is written. Throws an error if the program cannot be started.
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
  // Ignore write errors, because a program that exits early does not read its input. Its exit code shows the reason.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 128));
  });
  return {code, stdout, stderr};
}

/** Runs a program and returns its output. Throws an error with the end of the output if it fails. */
export async function mustRun(what: string, ...rest: Parameters<typeof run>): Promise<string> {
  const {code, stdout, stderr} = await run(...rest);
  if (code !== 0) {
    const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n');
    throw new Error(`${what} failed with status ${code}:\n${output}`);
  }
  return stdout;
}

/** Registers a synchronous function that cleans up at the end, even if the command fails or is interrupted. */
export function atEnd(cleanup: () => void): void {
  cleanups.push(cleanup);
}

/** Ends all running programs, then runs the cleanup functions, newest first. */
function endEverything(): void {
  for (const {pid} of running) {
    try {
      // A negative process ID refers to the whole process group.
      process.kill(-(pid ?? 0), 'SIGKILL');
    } catch {
      // The program has ended in the meantime.
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

/** Makes sure that programs and files are cleaned up when this process is interrupted or fails. */
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
