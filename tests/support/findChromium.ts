import {findBrowser, type BrowserSource} from './findBrowser.ts';

/** Chromium, for the browser tests and for the tools that measure pages. */
export const chromiumSource: BrowserSource = {
  label: 'Chromium',
  playwright: 'chromium',
  // The headless shell comes first, because tests take half the time in it.
  programs: [['chromium-headless-shell'], ['chromium'], ['chromium-browser'], ['google-chrome']],
  packages: {
    'apt-get': [['chromium-headless-shell'], ['chromium']],
    dnf: [['chromium-headless'], ['chromium']],
    apk: [['chromium']],
    pacman: [['chromium']],
  },
  help: 'run "npx playwright install chromium", or install chromium or google-chrome so that it is in PATH',
};

/**
 * Finds a Chromium on this machine, or installs one.
 *
 * @returns The `executablePath` for Playwright: undefined for Playwright's own browser, which it finds by itself.
 * @throws If there is none and none can be installed.
 */
export function findChromium(): string | undefined {
  const {isPlaywright, files} = findBrowser(chromiumSource);
  return isPlaywright ? undefined : files[0];
}
