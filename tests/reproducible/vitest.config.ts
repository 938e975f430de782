import {defineConfig} from 'vitest/config';

/** A build takes minutes on a small machine, and each case needs two builds. */
const timeout = 20 * 60_000;

export default defineConfig({
  test: {
    include: ['tests/reproducible/*.test.ts'],
    testTimeout: timeout,
    hookTimeout: timeout,
    // All cases use the same site and its caches.
    fileParallelism: false,
  },
});
