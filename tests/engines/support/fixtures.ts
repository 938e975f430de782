import {expect, inject, test as base} from 'vitest';
import type {Contrast, EngineBrowser} from '../browsers/engineBrowser.ts';
import {desktop, startBrowser} from '../browsers/start.ts';
import {openPage, takeMessages} from './page.ts';
import {Site} from './site.ts';

/** Fixtures for tests. A test fails if messages or failed requests are left when it ends. */
interface Fixtures {
  browser: EngineBrowser;
  site: Site;
  /** Opens a path of the site and waits until React has hydrated the page. */
  open: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await startBrowser(inject('engine'));
      await use(browser);
      await browser.close();
    },
    {scope: 'file'},
  ],
  site: async ({browser}, use) => {
    const site = await new Site().start();
    await browser.setViewport(desktop);
    await use(site);
    expect.soft(await takeMessages(browser), 'messages').toEqual([]);
    expect.soft(site.failures, 'failed requests').toEqual([]);
    site.stop();
  },
  open: async ({browser, site}, use) => {
    await use((path) => openPage(browser, site.origin + path));
  },
});

/**
 * Returns a test function whose browser runs on a system with more contrast.
 *
 * @param contrast - The setting of the system.
 * @returns The test function, with the same fixtures.
 */
export function testWithContrast(contrast: Contrast): typeof test {
  return test.extend<Pick<Fixtures, 'browser'>>({
    browser: [
      async ({}, use) => {
        const browser = await startBrowser(inject('engine'), contrast);
        await use(browser);
        await browser.close();
      },
      {scope: 'file'},
    ],
  });
}

export {expect};
