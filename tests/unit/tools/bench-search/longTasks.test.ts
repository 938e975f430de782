import {expect, test} from 'vitest';
import {mainThreadTasks} from '../../../../tools/bench-search/longTasks.ts';

test('returns the processor time of tasks on the main threads of pages only', () => {
  const thread = (pid: number, tid: number, name: string) => ({name: 'thread_name', pid, tid, args: {name}});
  const task = (pid: number, tid: number, tdur?: number) => ({name: 'ThreadControllerImpl::RunTask', pid, tid, tdur});
  expect(
    mainThreadTasks([
      task(1, 1, 12_500),
      thread(1, 1, 'CrRendererMain'),
      thread(1, 2, 'DedicatedWorker thread'),
      thread(2, 1, 'CrBrowserMain'),
      task(1, 2, 90_000),
      task(2, 1, 80_000),
      {name: 'FunctionCall', pid: 1, tid: 1, tdur: 70_000},
      task(1, 1),
    ]),
  ).toEqual([12.5, 0]);
});
