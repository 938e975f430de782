import {defineConfig} from 'vitest/config';

/** One build takes minutes on a small machine, and each case needs two. */
const timeout = 20 * 60_000;

export default defineConfig({
  test: {
    include: ['tests/reproducible/*.test.ts'],
    testTimeout: timeout,
    hookTimeout: timeout,
    // The cases share one site and its cache.
    fileParallelism: false,
  },
});
