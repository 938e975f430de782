import puppeteer from 'puppeteer-core';
import {callExpression, type EngineBrowser, type Json, type Viewport} from './engineBrowser.ts';

/**
 * Starts a released Firefox, which Playwright cannot control, over WebDriver BiDi.
 *
 * @param executablePath - Path of the program.
 * @param viewport - Size of the page.
 * @returns The browser.
 */
export async function startBidiFirefox(executablePath: string, viewport: Viewport): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Otherwise Firefox opens an animated page about data collection, and looks for updates.
    extraPrefsFirefox: {'datareporting.policy.dataSubmissionEnabled': false, 'app.update.auto': false},
  });
  const [page = await browser.newPage()] = await browser.pages();
  // The default viewport of the driver applies to pages that it opens, not to the first one.
  await page.setViewport(viewport);
  // The limit of a test is enough: a shorter one counts while other programs use the processors.
  page.setDefaultTimeout(0);
  return {
    open: async (url) => {
      await page.goto(url, {waitUntil: 'load'});
    },
    evaluate: async <Args extends readonly Json[], Result>(
      script: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => (await page.evaluate(callExpression(script, args))) as Result,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: async ({key, isControl}) => {
      if (isControl) {
        await page.keyboard.down('Control');
      }
      await page.keyboard.press(key);
      if (isControl) {
        await page.keyboard.up('Control');
      }
    },
    setViewport: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}
