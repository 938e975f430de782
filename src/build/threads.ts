import {randomUUID} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Waiting in the thread, it begins the next job while the main one is busy. */
const queuedInThread = 2;

export interface ThreadOptions {
  /** How many threads, at least one. */
  size: number;
  /** What all of them get, as second item of `workerData` of `node:worker_threads`. */
  workerData?: unknown;
}

/** Threads that run one task. */
export interface Threads<Job, Output> {
  /**
   * Runs the task for a job, in the thread that has the least to do.
   *
   * @throws {Error} What the task threw, or its module when it was loaded.
   */
  run: (job: Job) => Promise<Output>;
  /** Ends the threads, and removes their script. Jobs that have not ended fail. */
  close: () => Promise<void>;
}

/**
 * Opens threads for a task.
 *
 * @param stem - Path of the script without its ending, which differs for every call: another build may run the same task.
 *   What the script imports from packages is found from there.
 * @param code - The module of the task; see `bundleTask`.
 * @param options - See `ThreadOptions`.
 */
export async function openThreads<Job, Output>(
  stem: string,
  code: Uint8Array | string,
  {size, workerData}: ThreadOptions,
): Promise<Threads<Job, Output>> {
  const {Tinypool} = await import('tinypool');
  const script = `${stem}-${randomUUID()}.mjs`;
  mkdirSync(path.dirname(script), {recursive: true});
  writeFileSync(script, code);
  // It is not told of the script: a thread that loads it as it starts, and fails, is replaced by another, even after all
  // have been ended, and the error of that one belongs to no job. So the first job loads it, and fails with it.
  const pool = new Tinypool({
    minThreads: size,
    maxThreads: size,
    concurrentTasksPerWorker: queuedInThread,
    isolateWorkers: false,
    workerData,
  });
  return {
    run: (job) => pool.run(job, {filename: script}) as Promise<Output>,
    async close() {
      try {
        await pool.destroy();
      } finally {
        rmSync(script, {force: true});
      }
    },
  };
}
