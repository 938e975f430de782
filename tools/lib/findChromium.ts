import {chromium} from '@playwright/test';
import {findPrograms, isExecutable, run} from './findBrowser.ts';

// The headless shell comes first, because it runs the tests in half the time.
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a Chromium for Playwright's `executablePath` on this machine, or installs a package. Undefined means Playwright's own,
 * which it finds itself. Throws an error if there is none.
 */
export function findChromium(): string | undefined {
  const hasOwn = () => isExecutable(chromium.executablePath());
  if (hasOwn()) {
    return undefined;
  }
  const alternatives = programs.map((program) => [program]);
  const [installed] = findPrograms(alternatives, []) ?? [];
  if (installed !== undefined) {
    return installed;
  }
  if (run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium') && hasOwn()) {
    return undefined;
  }
  const [file] = findPrograms(alternatives, [['chromium-headless-shell'], ['chromium']]) ?? [];
  if (file === undefined) {
    throw new Error(
      'Chromium could not be installed; run "npx playwright install chromium", or install chromium or google-chrome so that it is in PATH.',
    );
  }
  return file;
}
