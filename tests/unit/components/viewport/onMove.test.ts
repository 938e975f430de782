// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {onMove} from '@site/src/components/viewport/onMove';

const task = vi.fn();
let wait: AbortController;

beforeEach(() => {
  task.mockReset();
  wait = new AbortController();
  onMove(task, wait.signal);
});

afterEach(() => wait.abort());

test.each(['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'])('a %s is a move, once', (move) => {
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(move));
  window.dispatchEvent(new Event(move));
  window.dispatchEvent(new Event('keydown'));
  expect(task).toHaveBeenCalledOnce();
});

test('nobody waits after the signal', () => {
  wait.abort();
  window.dispatchEvent(new Event('scroll'));
  expect(task).not.toHaveBeenCalled();
});
