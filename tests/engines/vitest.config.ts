import {defineConfig} from 'vitest/config';
import {findEngine} from './browsers/findEngine.ts';

// Looks for one browser after the other, because package managers cannot run at the same time.
const engines = [findEngine('firefox'), findEngine('webkit')];

export default defineConfig({
  test: {
    // Vitest would leave one processor to an editor, and so test one engine after the other on a machine with two.
    maxWorkers: '100%',
    projects: engines.map((engine) => ({
      test: {
        name: engine.name,
        include: ['tests/engines/*.test.ts'],
        provide: {engine},
        // A limit for what hangs. A page that never gets ready fails much earlier, see `waitFor`.
        testTimeout: 10 * 60_000,
        hookTimeout: 10 * 60_000,
        // There is a test for each page, and only those that fail are of interest.
        slowTestThreshold: 10 * 60_000,
        chaiConfig: {truncateThreshold: 0},
      },
    })),
  },
});
