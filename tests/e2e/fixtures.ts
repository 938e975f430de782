import {test as base, expect, type Page} from '@playwright/test';

/** Fixtures that every browser test can use in addition to Playwright's own. */
interface Fixtures {
  /**
   * Allows a console error or warning that the test provokes on purpose. The test fails if no message matches the
   * pattern, and on every error or warning that it has not allowed.
   */
  expectConsole: (pattern: RegExp) => void;
  /** Opens a path and waits until React has hydrated the page. */
  open: (path: string, page?: Page) => Promise<void>;
  /** Fails the test on an unexpected console message, an uncaught error, a dialog or a request to another host. */
  quiet: void;
}

export const test = base.extend<Fixtures & {expected: RegExp[]}>({
  expected: async ({}, use) => {
    await use([]);
  },
  expectConsole: async ({expected}, use) => {
    await use((pattern) => expected.push(pattern));
  },
  quiet: [
    async ({context, baseURL, expected}, use) => {
      const messages: string[] = [];
      const dialogs: string[] = [];
      const foreign: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          messages.push(`${message.type()}: ${message.text()}`);
        }
      });
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
      // The site never opens a dialog, so this is a script that a hostile URL or query has injected.
      context.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.hostname !== new URL(baseURL!).hostname) {
          foreign.push(request.url());
        }
      });
      await use();
      expect(
        messages.filter((message) => !expected.some((pattern) => pattern.test(message))),
        'console',
      ).toEqual([]);
      expect(
        expected.filter((pattern) => !messages.some((message) => pattern.test(message))),
        'expected in the console',
      ).toEqual([]);
      expect(dialogs, 'dialogs').toEqual([]);
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
    {auto: true},
  ],
  open: async ({page}, use) => {
    await use(async (path, target = page) => {
      await target.goto(path);
      await target.waitForSelector('html[data-has-hydrated="true"]');
    });
  },
});

export {expect};
