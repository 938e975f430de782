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
        // One test opens every page. A page that never gets ready fails much earlier, see `waitFor`.
        testTimeout: 15 * 60_000,
        hookTimeout: 2 * 60_000,
      },
    })),
  },
});
