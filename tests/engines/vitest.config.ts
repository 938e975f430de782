import {defineConfig} from 'vitest/config';
import {findPrograms} from '../../tools/lib/findBrowser.ts';
import type {Engine, EngineName} from './browsers.ts';

/**
 * Finds or installs the programs of an engine. Playwright drives only its own builds of these engines, which it has to
 * download, whereas these are packages of the system.
 */
function findEngine(name: EngineName): Engine {
  const programs =
    name === 'firefox'
      ? findPrograms([['firefox-esr'], ['firefox']], [['firefox-esr']])
      : findPrograms(
          [process.env.DISPLAY === undefined ? ['WebKitWebDriver', 'Xvfb'] : ['WebKitWebDriver']],
          [['webkit2gtk-driver', 'xvfb']],
        );
  if (!programs) {
    throw new Error(`The tests need ${name === 'firefox' ? 'firefox-esr' : 'webkit2gtk-driver and xvfb'}; install it.`);
  }
  return {name, programs};
}

// The browsers are found or installed one after the other, because package managers cannot run at the same time.
const engines = [findEngine('firefox'), findEngine('webkit')];

export default defineConfig({
  test: {
    // By default, Vitest leaves one processor free, and would test one engine after the other on a machine with two.
    maxWorkers: '100%',
    projects: engines.map((engine) => ({
      test: {
        name: engine.name,
        include: ['tests/engines/*.test.ts'],
        provide: {engine},
        testTimeout: 60_000,
        hookTimeout: 60_000,
        slowTestThreshold: 60_000,
        chaiConfig: {truncateThreshold: 0},
      },
    })),
  },
});
