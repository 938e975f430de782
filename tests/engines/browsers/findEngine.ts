import {findBrowser, type BrowserSource, type FoundBrowser} from '../../support/findBrowser.ts';

/** The engines other than Chromium, with the names that Playwright uses. */
export type EngineName = 'firefox' | 'webkit';

/** An engine and the programs that run it. */
export interface Engine extends FoundBrowser {
  name: EngineName;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine to test in. */
    engine: Engine;
  }
}

/**
 * Returns where to get the browser of an engine.
 *
 * @param name - The engine.
 * @param hasDisplay - Whether the machine can show windows. WebKitGTK has no headless mode, so it needs Xvfb without a
 *   display.
 * @returns The source, for `findBrowser`.
 */
export function engineSource(name: EngineName, hasDisplay: boolean): BrowserSource {
  return name === 'firefox'
    ? {
        label: 'Firefox',
        playwright: 'firefox',
        programs: [['firefox-esr'], ['firefox']],
        packages: {'apt-get': [['firefox-esr']], dnf: [['firefox']], apk: [['firefox-esr']], pacman: [['firefox']]},
        help: 'run "npx playwright install firefox", or install firefox-esr or firefox so that it is in PATH',
      }
    : {
        label: 'WebKit',
        playwright: 'webkit',
        programs: [hasDisplay ? ['WebKitWebDriver'] : ['WebKitWebDriver', 'Xvfb']],
        packages: {'apt-get': [['webkit2gtk-driver', 'xvfb']]},
        help: 'run "npx playwright install webkit", or install webkit2gtk-driver and xvfb',
      };
}

/**
 * Finds the browser of an engine on this machine, or installs it.
 *
 * @param name - The engine.
 * @returns The engine with its programs.
 * @throws If no browser is installed and none can be installed.
 */
export function findEngine(name: EngineName): Engine {
  return {name, ...findBrowser(engineSource(name, process.env.DISPLAY !== undefined))};
}
