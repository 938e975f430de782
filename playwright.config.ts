import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './tests/support/findChromium.ts';

/** A server that runs already (`PLAYWRIGHT_BASE_URL=http://localhost:3000`) saves the start of one. */
const running = process.env.PLAYWRIGHT_BASE_URL;
const port = 3210;

/** Tests that need a site with faults in it: the fixture site, which is built before them (`--no-deps` leaves that out). */
const onFixtureSite = [
  'announcement',
  'base-url',
  'crash',
  'hosted-search',
  'navbar-fault',
  'no-index',
  'offline-update',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Limits for what hangs. They say nothing about speed, so they hold on a busy machine too.
  timeout: 600_000,
  expect: {timeout: 60_000},
  // A retry records a trace.
  retries: 1,
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: running ?? `http://localhost:${port}`,
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath: findChromium(),
      // Pages are laid out beside a scrollbar, as on a desktop.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      // Root (CI containers) has no sandbox; the rest keeps the browser from asking for anything by itself.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Recording a trace makes every test slower, so only a retry records one.
    trace: 'on-first-retry',
  },
  projects: [
    // The builds come first, so that a second worker has tests to run meanwhile.
    {name: 'fixture builds', testMatch: 'fixture-site/builds.setup.ts'},
    {name: 'site', testMatch: '*.spec.ts', testIgnore: onFixtureSite},
    {name: 'fixture site', testMatch: onFixtureSite, dependencies: ['fixture builds']},
  ],
  ...(running === undefined && {
    webServer: {
      // With the headers that static hosts send, so that every test shows that nothing needs what they forbid.
      command: `npx tsx tools/serve ${port}`,
      url: `http://localhost:${port}`,
      reuseExistingServer: false,
      timeout: 300_000,
    },
  }),
});
