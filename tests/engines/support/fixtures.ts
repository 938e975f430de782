import {expect, inject, test as base} from 'vitest';
import type {EngineBrowser} from '../browsers/engineBrowser.ts';
import {desktop, startBrowser} from '../browsers/start.ts';
import {openPage, takeMessages} from './page.ts';
import {Site} from './site.ts';

/** What tests can use. Afterwards, every message and failed request that the test has not taken fails it. */
interface Fixtures {
  browser: EngineBrowser;
  site: Site;
  /** Opens a path of the site and waits until React has taken over the page. */
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

export {expect};
