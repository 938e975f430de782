import {firefox, webkit} from '@playwright/test';
import {callExpression, type Contrast, type EngineBrowser, type Viewport} from './engineBrowser.ts';
import type {Engine} from './findEngine.ts';

/**
 * Starts Playwright's own build of a browser.
 *
 * @param engine - The engine to start.
 * @param viewport - Size of the page.
 * @param contrast - Contrast setting of the system, if it has one.
 * @returns The browser.
 */
export async function startPlaywright(engine: Engine, viewport: Viewport, contrast?: Contrast): Promise<EngineBrowser> {
  const browser = await {firefox, webkit}[engine.name].launch({executablePath: engine.files[0]!});
  const page = await browser.newPage({
    viewport,
    ...(contrast && {contrast: 'more'}),
    ...(contrast === 'forced' && {forcedColors: 'active'}),
  });
  page.setDefaultTimeout(0);
  return {
    product: `${{firefox: 'Firefox', webkit: 'WebKit'}[engine.name]} ${browser.version()}`,
    minWidth: 0,
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (script, ...args) => page.evaluate(callExpression(script, args)),
    click: (selector) => page.locator(selector).first().click(),
    type: (text) => page.keyboard.type(text),
    press: ({key, isControl}) => page.keyboard.press(isControl ? `Control+${key}` : key),
    setViewport: (size) => page.setViewportSize(size),
    close: () => browser.close(),
  };
}
