import puppeteer from 'puppeteer-core';
import {callExpression, type EngineBrowser, type Viewport} from './engineBrowser.ts';

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
    defaultViewport: viewport,
    // Otherwise Firefox opens an animated page about data collection, and looks for updates.
    extraPrefsFirefox: {'datareporting.policy.dataSubmissionEnabled': false, 'app.update.auto': false},
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => void (await page.goto(url, {waitUntil: 'load'})),
    evaluate: async <Result>(script: (...args: never[]) => unknown, ...args: never[]) =>
      (await page.evaluate(callExpression(script, args))) as Result,
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
