import {test as base, expect, type Page} from '@playwright/test';

/** What a test may use beside Playwright's own fixtures. */
interface Fixtures {
  /**
   * Console messages that the test provokes on purpose. Every other error or warning fails it.
   * A pattern that no message matches fails it too.
   */
  expectConsole: (pattern: RegExp) => void;
  /** Opens a path and waits until React has taken the page over. */
  open: (path: string, page?: Page) => Promise<void>;
  /** Fails the test on an unexpected console message, an uncaught error or a request to another host. */
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
      const foreign: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          messages.push(`${message.type()}: ${message.text()}`);
        }
      });
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
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
