import {availableParallelism} from 'node:os';
import path from 'node:path';
import {serialize} from 'node:v8';
import {bundleTask, type Task} from './bundle.ts';
import {digest, keep, readKept} from './kept.ts';
import {openThreads} from './threads.ts';

/**
 * Runs a task for many inputs, in threads, and keeps the outputs for the next build. What is kept belongs to the code of
 * the task with all that it imports, and to the version of Node, whose zlib decides how bytes are compressed.
 *
 * Only outputs of the last build are kept, in one file in `node_modules/.cache/tasks`. A build beside it can make this one
 * run a task again, and nothing worse.
 *
 * @param task - See `Task`.
 * @param inputs - Plain data, which is copied.
 * @param keyOf - Of an input, what no other input has: by default all of it, which takes time if it is large.
 * @returns The outputs, in the order of the inputs.
 * @throws {Error} What the task threw for one of them, or as it was loaded.
 */
export async function runTasks<Output, Input = unknown>(
  task: Task,
  inputs: readonly Input[],
  keyOf: (input: Input) => Uint8Array | string = serialize,
): Promise<Output[]> {
  const {siteDir, module} = task;
  const text = await bundleTask(task);
  const code = digest(`${process.version} ${digest(text)}`);
  const stem = path.join(siteDir, 'node_modules/.cache/tasks', module.replaceAll(/[^\w]+/g, '-'));
  const file = `${stem}.bin`;

  const before = readKept<Output>(file, code);
  const keys = inputs.map((input) => digest(keyOf(input)));
  const results = new Map<string, Output>();
  const missing = new Map<string, unknown>();
  keys.forEach((key, place) => {
    if (before.has(key)) {
      results.set(key, before.get(key) as Output);
    } else {
      missing.set(key, inputs[place]);
    }
  });

  if (missing.size > 0) {
    const size = Math.min(availableParallelism(), missing.size);
    const threads = await openThreads<unknown, Output>(stem, text, {size});
    try {
      await Promise.all([...missing].map(async ([key, input]) => results.set(key, await threads.run(input))));
    } finally {
      await threads.close();
    }
  }
  if (missing.size > 0 || before.size !== results.size) {
    keep(file, code, results);
  }
  return keys.map((key) => results.get(key) as Output);
}
