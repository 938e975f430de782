import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './tools/lib/findChromium.ts';

/** Set `PLAYWRIGHT_BASE_URL=http://localhost:3000` to use a server that is already running instead of starting one. */
const running = process.env.PLAYWRIGHT_BASE_URL;
const port = 3210;

export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: {timeout: 10_000},
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: running ?? `http://localhost:${port}`,
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath: findChromium(),
      // Show scrollbars, so that pages have the same layout as on a desktop.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      // The sandbox does not work as root, for example in CI containers. The other arguments stop background requests.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Don't round the widths of letters in local fonts, as on phones and dense screens.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    // The fixture site, which has deliberate errors, is built before its tests run, unless you pass `--no-deps`. The builds
    // come first, so that a second worker can run other tests in the meantime.
    {name: 'fixture builds', testMatch: 'fixture-site/builds.setup.ts'},
    {name: 'site', testMatch: '*.spec.ts', testIgnore: 'fixture-site/**'},
    {name: 'fixture site', testMatch: 'fixture-site/*.spec.ts', dependencies: ['fixture builds']},
  ],
  ...(running === undefined && {
    webServer: {
      // Sends the same headers as static hosts, so that tests fail if a page needs something that the headers forbid.
      command: `npx tsx tools/serve ${port}`,
      url: `http://localhost:${port}`,
      reuseExistingServer: false,
      timeout: 300_000,
    },
  }),
});
