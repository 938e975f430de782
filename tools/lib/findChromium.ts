import {findBrowser, type BrowserSource} from '../../tests/support/findBrowser.ts';

/** Where to get Chromium for the browser tests and the tools that measure pages. */
export const chromiumSource: BrowserSource = {
  label: 'Chromium',
  playwright: 'chromium',
  // The headless shell comes first, because it runs the tests in half the time.
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
 * @returns The `executablePath` for Playwright, or undefined for Playwright's own browser, which it finds itself.
 * @throws If no Chromium is found and none can be installed.
 */
export function findChromium(): string | undefined {
  const {isPlaywright, files} = findBrowser(chromiumSource);
  return isPlaywright ? undefined : files[0];
}
