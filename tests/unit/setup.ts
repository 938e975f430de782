import {afterEach, vi} from 'vitest';
import {MockResizeObserver} from './mocks/ResizeObserver';

// Tests may use fake timers, and set the time with `vi.setSystemTime()`.
afterEach(() => {
  vi.useRealTimers();
});

// Only tests that asked for a document (`@vitest-environment jsdom`) have something to set up and clean up.
if (typeof document !== 'undefined') {
  globalThis.ResizeObserver = MockResizeObserver;
  const {cleanup} = await import('@testing-library/react');
  afterEach(cleanup);
}
