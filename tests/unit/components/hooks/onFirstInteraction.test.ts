// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {onFirstInteraction} from '@site/src/components/hooks/onFirstInteraction';

const task = vi.fn();
let controller: AbortController;

beforeEach(() => {
  task.mockReset();
  controller = new AbortController();
  onFirstInteraction(task, controller.signal);
});

afterEach(() => controller.abort());

test.each(['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'])(
  'runs the task once after a %s event',
  (event) => {
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event('keydown'));
    expect(task).toHaveBeenCalledOnce();
  },
);
