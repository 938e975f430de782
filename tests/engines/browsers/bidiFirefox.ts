import puppeteer from 'puppeteer-core';
import {callExpression, type Contrast, type EngineBrowser, type Json, type Viewport} from './engineBrowser.ts';

/** Preferences that have the effect of a high-contrast theme. The second one lets pages use their own colours, or not. */
const contrastPreferences: Record<Contrast, Record<string, number>> = {
  more: {'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1},
  forced: {'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 2},
};

/**
 * Starts a release build of Firefox and controls it over WebDriver BiDi, because Playwright can only control its own
 * build.
 *
 * @param executablePath - Path of the Firefox executable.
 * @param viewport - Size of the page.
 * @param contrast - Contrast setting of the system, if it has one.
 * @returns The browser, with one open page.
 */
export async function startBidiFirefox(
  executablePath: string,
  viewport: Viewport,
  contrast?: Contrast,
): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Without these preferences, Firefox opens an animated page about data collection and checks for updates.
    extraPrefsFirefox: {
      'datareporting.policy.dataSubmissionEnabled': false,
      'app.update.auto': false,
      ...(contrast && contrastPreferences[contrast]),
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  // Puppeteer's default viewport applies only to pages that it opens, not to the first page.
  await page.setViewport(viewport);
  // The test's own timeout is enough. A shorter one could expire because other programs are using the processors.
  page.setDefaultTimeout(0);
  return {
    // Puppeteer returns `firefox/128.0`.
    product: `Firefox ${(await browser.version()).split('/').at(-1)}`,
    minWidth: 0,
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
    print: () => page.pdf({format: 'A4'}),
    close: () => browser.close(),
  };
}
