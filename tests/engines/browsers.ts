import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import puppeteer from 'puppeteer-core';
import {Builder, By, Capabilities, Key} from 'selenium-webdriver';
import {vi} from 'vitest';
import {freePort} from '../../tools/lib/startServer.ts';

/** Values that can be passed to a page and returned from it. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | {readonly [key: string]: Json};

/** The engines other than Chromium. */
export type EngineName = 'firefox' | 'webkit';

/** An engine and its programs: Firefox, or WebKit's driver and, on a machine without a display, an X server. */
export interface Engine {
  name: EngineName;
  programs: readonly string[];
}

/** Size of the page, in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** A browser with one page: the operations that the drivers of both engines have in common. */
export interface EngineBrowser {
  /** Opens a URL and waits until the document has loaded. */
  open: (url: string) => Promise<void>;
  /** Calls a function in the page and awaits its result. The function can only use its arguments. */
  evaluate: <Args extends readonly Json[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the middle of the first element that matches a CSS selector, scrolling to it if necessary. */
  click: (selector: string) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses a key, or a key together with Control. */
  press: (key: keyof typeof keys, modifier?: 'Control') => Promise<void>;
  /** Sets the size of the page. WebKit's window cannot be narrower than 590 pixels, because of its toolbar. */
  resize: (viewport: Viewport) => Promise<void>;
  close: () => Promise<void>;
}

const keys = {ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, k: 'k'};

/** Returns a function call as source code, which both drivers accept. The function only uses its arguments. */
export function callExpression(script: (...args: never[]) => unknown, args: readonly Json[]): string {
  return `(${script.toString()})(...${JSON.stringify(args)})`;
}

/** Starts Firefox and controls it over WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Without these preferences, Firefox opens an animated page about data collection and checks for updates.
    extraPrefsFirefox: {'datareporting.policy.dataSubmissionEnabled': false, 'app.update.auto': false},
  });
  const [page = await browser.newPage()] = await browser.pages();
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
    press: async (key, modifier) => {
      if (modifier) {
        await page.keyboard.down(modifier);
      }
      await page.keyboard.press(key);
      if (modifier) {
        await page.keyboard.up(modifier);
      }
    },
    resize: (viewport) => page.setViewport(viewport),
    close: () => browser.close(),
  };
}

/** Starts a program that ends with this process at the latest. */
function start(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  // The fourth stream is for the display number of Xvfb.
  const program = spawn(file, args, {env, stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  process.once('exit', () => program.kill());
  return program;
}

/** Starts WebKitGTK's MiniBrowser, which has no headless mode, through WebDriver. */
async function startWebKit(webDriver: string, xvfb: string | undefined): Promise<EngineBrowser> {
  // Without a graphics card, compositing doubles the processor time that WebKit needs.
  const env: NodeJS.ProcessEnv = {...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1'};
  const screen = xvfb && start(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], env);
  if (screen) {
    const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
    env.DISPLAY = `:${number.toString().trim()}`;
  }
  const port = await freePort();
  const service = start(webDriver, [`--port=${port}`, '--host=127.0.0.1'], env);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {args: ['--automation']},
  });
  const driver = await vi.waitFor(
    async () => await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
    {timeout: 30_000},
  );
  const execute = <Result>(expression: string): Promise<Result> => driver.executeScript(`return ${expression}`);
  const innerSize = () => execute<Viewport>('({width: innerWidth, height: innerHeight})');
  return {
    open: (url) => driver.get(url),
    evaluate: (script, ...args) => execute(callExpression(script, args)),
    click: async (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key, modifier) => {
      const actions = driver.actions();
      return (
        modifier ? actions.keyDown(Key.CONTROL).sendKeys(keys[key]).keyUp(Key.CONTROL) : actions.sendKeys(keys[key])
      ).perform();
    },
    resize: async ({width, height}) => {
      const window = driver.manage().window();
      const [outer, inner] = [await window.getRect(), await innerSize()];
      await window.setRect({
        x: 0,
        y: 0,
        width: Math.round(width + outer.width - inner.width),
        height: Math.round(height + outer.height - inner.height),
      });
      await vi.waitUntil(async () => (await innerSize()).width === width, {timeout: 10_000});
    },
    close: async () => {
      await driver.quit().finally(() => {
        service.kill();
        if (screen) {
          screen.kill();
        }
      });
    },
  };
}

/** Starts the browser of an engine. */
export function startBrowser({name, programs: [file = '', xvfb]}: Engine): Promise<EngineBrowser> {
  return name === 'firefox' ? startFirefox(file) : startWebKit(file, xvfb);
}
