import {startBidiFirefox} from './bidiFirefox.ts';
import type {Contrast, EngineBrowser} from './engineBrowser.ts';
import type {Engine} from './findEngine.ts';
import {startPlaywright} from './playwright.ts';
import {startWebDriverWebKit} from './webDriverWebKit.ts';

/** Default viewport of the tests. It is wide enough for the sidebar and the table of contents. */
export const desktop = {width: 1280, height: 900};

/**
 * Starts the browser of an engine.
 *
 * @param engine - The engine and its programs.
 * @param contrast - Contrast setting of the system, if it has one.
 * @returns The browser.
 */
export async function startBrowser(engine: Engine, contrast?: Contrast): Promise<EngineBrowser> {
  const [file, xvfb] = engine.files as [string, string?];
  if (engine.isPlaywright) {
    return startPlaywright(engine, desktop, contrast);
  }
  return engine.name === 'firefox'
    ? startBidiFirefox(file, desktop, contrast)
    : startWebDriverWebKit(file, xvfb, desktop, contrast);
}
