import {afterEach, expect, test, vi} from 'vitest';
import quickExit from '@site/src/plugins/quick-exit';

afterEach(() => vi.restoreAllMocks());

test('a build ends when it has nothing left to do, with the code that Node would end it with', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const once = vi.spyOn(process, 'once').mockReturnThis();
  await quickExit().postBuild?.({} as never);
  expect(exit).not.toHaveBeenCalled();
  const [event, listener] = once.mock.calls[0] ?? [];
  expect(event).toBe('beforeExit');
  (listener as (code: number) => void)(3);
  expect(exit).toHaveBeenCalledExactlyOnceWith(3);
});
