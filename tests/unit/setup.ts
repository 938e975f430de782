import {afterEach} from 'vitest';

// Only tests that asked for a document (`@vitest-environment jsdom`) have something to clean up.
if (typeof document !== 'undefined') {
  const {cleanup} = await import('@testing-library/react');
  afterEach(cleanup);
}
