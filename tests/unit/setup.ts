import {afterEach, vi} from 'vitest';
import {ResizeObserverStandIn} from './stand-ins/ResizeObserver';

// Only tests that asked for a document (`@vitest-environment jsdom`) have something to set up and clean up.
if (typeof document !== 'undefined') {
  vi.stubGlobal('ResizeObserver', ResizeObserverStandIn);
  const {cleanup} = await import('@testing-library/react');
  afterEach(cleanup);
}
