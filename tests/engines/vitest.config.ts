import {defineConfig} from 'vitest/config';
import {findEngine} from './browsers/findEngine.ts';
import ResultsReporter from './support/resultsReporter.ts';

// The browsers are found or installed one after the other, because package managers cannot run at the same time.
const engines = [findEngine('firefox'), findEngine('webkit')];

export default defineConfig({
  test: {
    // By default, Vitest leaves one processor free, and would test one engine after the other on a machine with two.
    maxWorkers: '100%',
    reporters: ['default', new ResultsReporter()],
    projects: engines.map((engine) => ({
      test: {
        name: engine.name,
        include: ['tests/engines/*.test.ts'],
        provide: {engine},
        // This timeout only stops tests that hang. A page that never becomes ready fails much earlier; see `waitFor`.
        testTimeout: 10 * 60_000,
        hookTimeout: 10 * 60_000,
        // Each page has its own test, so report only those that fail.
        slowTestThreshold: 10 * 60_000,
        chaiConfig: {truncateThreshold: 0},
      },
    })),
  },
});
