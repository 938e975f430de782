import {findBrowser, type BrowserSource} from './findBrowser.ts';

/** Chromium, for the browser tests and for the tools that measure pages. */
export const chromiumSource: BrowserSource = {
  label: 'Chromium',
  playwright: 'chromium',
  programs: [['chromium'], ['chromium-browser'], ['google-chrome']],
  packages: {'apt-get': ['chromium'], dnf: ['chromium'], apk: ['chromium'], pacman: ['chromium']},
  help: 'run "npx playwright install chromium", or install chromium or google-chrome so that it is in PATH',
};

/**
 * Finds a Chromium on this machine, or installs one.
 *
 * @returns Path of the program.
 * @throws If there is none and none can be installed.
 */
export function findChromium(): string {
  return findBrowser(chromiumSource).files[0]!;
}
