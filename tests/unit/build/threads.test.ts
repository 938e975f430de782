import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Worker} from 'node:worker_threads';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openThreads, type Threads} from '@site/src/build/threads';

let folder: string;
let threads: Threads<unknown, unknown> | undefined;

/** Threads that this process has begun. */
let begun: Worker[];
const note = (worker: Worker): number => begun.push(worker);

async function open(code: string, size: number, workerData?: unknown): Promise<Threads<unknown, unknown>> {
  threads = await openThreads(path.join(folder, 'scripts/task'), code, {size, workerData});
  return threads;
}

async function close(): Promise<void> {
  await threads?.close();
  threads = undefined;
}

const scripts = (): string[] => readdirSync(path.join(folder, 'scripts'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'threads-'));
  begun = [];
  process.on('worker', note);
});

afterEach(async () => {
  await close();
  process.off('worker', note);
  rmSync(folder, {recursive: true});
});

test('runs jobs in as many threads as asked for, with the data for all of them', async () => {
  const {run} = await open(
    `import {threadId, workerData} from 'node:worker_threads';
    const [, {met}] = workerData;
    export default (job) => {
      // The first waits for the second, which only another thread can run meanwhile.
      Atomics.add(met, 0, 1);
      Atomics.notify(met, 0);
      Atomics.wait(met, 0, 1);
      return {job, threadId};
    };`,
    2,
    {met: new Int32Array(new SharedArrayBuffer(4))},
  );
  const outputs = (await Promise.all([run('a'), run('b')])) as {job: string; threadId: number}[];
  expect(outputs.map(({job}) => job)).toEqual(['a', 'b']);
  expect(new Set(outputs.map(({threadId}) => threadId)).size).toBe(2);
  expect(begun).toHaveLength(2);
});

test('loads the module once in a thread', async () => {
  const {run} = await open('let count = 0; export default () => ++count;', 1);
  expect(await Promise.all([run(0), run(0), run(0)])).toEqual([1, 2, 3]);
});

test('a job that fails leaves the thread to the others', async () => {
  const {run} = await open("export default (job) => { if (job === 'b') throw new Error('No b'); return job; };", 1);
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(run));
  expect(outcomes).toEqual([
    {status: 'fulfilled', value: 'a'},
    {status: 'rejected', reason: new Error('No b')},
    {status: 'fulfilled', value: 'c'},
  ]);
});

test('each has a script of its own, which goes when it is closed', async () => {
  const code = 'export default (job) => job;';
  const other = await openThreads(path.join(folder, 'scripts/task'), code, {size: 1});
  const {run} = await open(code, 1);
  expect(scripts()).toHaveLength(2);
  await other.close();
  expect(scripts()).toHaveLength(1);
  await expect(run('a')).resolves.toBe('a');
  await close();
  expect(scripts()).toEqual([]);
});

test('a module that fails as it is loaded fails every job, and begins no thread anew', async () => {
  // All fail at the same time, so that one is still failing when the error of the other is known.
  const {run} = await open(
    `import {workerData} from 'node:worker_threads';
    const [, {met}] = workerData;
    Atomics.add(met, 0, 1);
    Atomics.notify(met, 0);
    Atomics.wait(met, 0, 1);
    throw new Error('No words');`,
    2,
    {met: new Int32Array(new SharedArrayBuffer(4))},
  );
  await expect(Promise.all([run('a'), run('b'), run('c')])).rejects.toThrow(/^No words$/);
  await close();
  expect(scripts()).toEqual([]);
  expect(begun).toHaveLength(2);
  // Node takes the id from a thread that has ended.
  expect(begun.map(({threadId}) => threadId)).toEqual([-1, -1]);
});
