import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {runTasks} from '@site/src/build/tasks';

let siteDir: string;

/** Writes the module of a task, which notes each input that it is run for. */
function writeTask(code: string): void {
  writeFileSync(
    path.join(siteDir, 'task.ts'),
    `import {appendFileSync} from 'node:fs';
    import {threadId} from 'node:worker_threads';
    import {word} from './word.ts';
    export default function task(input: {text: string}): unknown {
      appendFileSync(${JSON.stringify(path.join(siteDir, 'runs'))}, input.text + ' ');
      ${code}
    }`,
  );
}

/** Runs the task, and returns its outputs with the inputs that it was run for. */
async function run(...texts: string[]): Promise<{outputs: unknown[]; runs: string}> {
  writeFileSync(path.join(siteDir, 'runs'), '');
  const outputs = await runTasks(
    {siteDir, module: 'task.ts'},
    texts.map((text) => ({text})),
  );
  const runs = readFileSync(path.join(siteDir, 'runs'), 'utf8').trim().split(' ').sort().join('');
  return {outputs, runs};
}

const cacheFolder = (): string => path.join(siteDir, 'node_modules/.cache/tasks');

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'tasks-'));
  writeFileSync(path.join(siteDir, 'word.ts'), "export const word = 'one';");
  writeTask('return word + input.text;');
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

test('outputs stand in the order of the inputs, each made once', async () => {
  expect(await run('a', 'b', 'a', 'c')).toEqual({outputs: ['onea', 'oneb', 'onea', 'onec'], runs: 'abc'});
});

test('runs in other threads', async () => {
  writeTask('return threadId;');
  const {outputs} = await run('a');
  expect(outputs).toEqual([expect.any(Number)]);
  expect(outputs).not.toContain(threadId);
});

test('a later build runs the task for what is new, and keeps nothing that it did not ask for', async () => {
  await run('a', 'b');
  expect(await run('b', 'c')).toEqual({outputs: ['oneb', 'onec'], runs: 'c'});
  expect(await run('a', 'b')).toEqual({outputs: ['onea', 'oneb'], runs: 'a'});
});

test('inputs with the same key have the same output', async () => {
  writeFileSync(path.join(siteDir, 'runs'), '');
  const keyed = (...texts: string[]) =>
    runTasks<string, {text: string}>(
      {siteDir, module: 'task.ts'},
      texts.map((text) => ({text})),
      ({text}) => text.toLowerCase(),
    );
  expect(await keyed('a', 'b')).toEqual(['onea', 'oneb']);
  expect(await keyed('A', 'C')).toEqual(['onea', 'oneC']);
});

test('an output may be undefined, or bytes', async () => {
  writeTask("return input.text === 'a' ? undefined : Buffer.from(input.text);");
  await run('a', 'b');
  const {outputs, runs} = await run('a', 'b');
  expect(runs).toBe('');
  expect(outputs).toEqual([undefined, expect.any(Uint8Array)]);
  expect([...(outputs[1] as Uint8Array)]).toEqual([98]);
});

test('other code makes other outputs, wherever it stands', async () => {
  await run('a');
  writeFileSync(path.join(siteDir, 'word.ts'), "export const word = 'two';");
  expect(await run('a')).toEqual({outputs: ['twoa'], runs: 'a'});
});

test('does without what it kept if that is damaged', async () => {
  await run('a');
  expect(readdirSync(cacheFolder())).toEqual(['task-ts.bin']);
  writeFileSync(path.join(cacheFolder(), 'task-ts.bin'), 'no such thing');
  expect(await run('a')).toEqual({outputs: ['onea'], runs: 'a'});
});

test('does without keeping anything where it cannot', async () => {
  mkdirSync(path.join(cacheFolder(), 'task-ts.bin'), {recursive: true});
  expect(await run('a')).toEqual({outputs: ['onea'], runs: 'a'});
});

test('throws what the task threw, and keeps nothing', async () => {
  writeTask("throw new Error('No room for ' + input.text);");
  await expect(run('a')).rejects.toThrow(/^No room for a$/);
  expect(readdirSync(cacheFolder())).toEqual([]);
});

test('throws what its module threw as it was loaded', async () => {
  writeFileSync(path.join(siteDir, 'word.ts'), "export const word = 'one'; throw new Error('No words');");
  await expect(run('a', 'b')).rejects.toThrow(/^No words$/);
  expect(readdirSync(cacheFolder())).toEqual([]);
});
