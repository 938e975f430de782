import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import type {Readable} from 'node:stream';
import {Builder, By, Capabilities, Key} from 'selenium-webdriver';
import {callExpression, type Contrast, type EngineBrowser, type Viewport} from './engineBrowser.ts';
import {retry} from './retry.ts';

const keys = {ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, k: 'k', '?': '?'};

/** Starts a program and makes sure that it does not outlive this process. */
function start(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): {program: ChildProcess; stop: () => void} {
  // Standard error is ignored, because it contains messages about the missing desktop. Xvfb uses the fourth stream.
  const program = spawn(file, args, {env, stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const stop = (): void => void program.kill();
  process.once('exit', stop);
  program.once('exit', () => process.off('exit', stop));
  return {program, stop};
}

/** Starts an X server and waits until it reports its display number. */
async function startDisplay(xvfb: string): Promise<{display: string; stop: () => void}> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const {program, stop} = start(xvfb, args, process.env);
  const [number] = (await once(program.stdio[3] as Readable, 'data')) as [Buffer];
  return {display: `:${number.toString().trim()}`, stop};
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts WebKitGTK's MiniBrowser through WebDriver.
 *
 * @param webDriver - Path of `WebKitWebDriver`, which finds the browser itself.
 * @param xvfb - Path of the X server to start; undefined if there already is a display.
 * @param viewport - Size of the page.
 * @param contrast - Contrast setting of the system, if it has one.
 * @returns The browser.
 */
export async function startWebDriverWebKit(
  webDriver: string,
  xvfb: string | undefined,
  viewport: Viewport,
  contrast?: Contrast,
): Promise<EngineBrowser> {
  const screen = xvfb === undefined ? undefined : await startDisplay(xvfb);
  const port = await freePort();
  const service = start(webDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    ...process.env,
    // Without a graphics card, compositing doubles the processor time that WebKit needs.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    ...(screen && {DISPLAY: screen.display}),
    ...(contrast && {GTK_THEME: 'HighContrast'}),
  });
  const stop = (): void => {
    service.stop();
    screen?.stop();
  };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {args: ['--automation']},
  });
  const connect = async () =>
    await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  const driver = await retry('connect to WebKitWebDriver', connect).catch((error: unknown) => {
    stop();
    throw error;
  });
  // The default timeout of 30 s for scripts could expire while other programs are using the processors. The test's own
  // timeout is enough.
  await driver.manage().setTimeouts({script: 10 * 60_000, pageLoad: 10 * 60_000});

  const execute = <Result>(expression: string): Promise<Result> => driver.executeScript(`return ${expression}`);
  const setViewport = async ({width, height}: Viewport): Promise<void> => {
    const window = driver.manage().window();
    const outer = await window.getRect();
    const [innerWidth, innerHeight] = await execute<[number, number]>('[innerWidth, innerHeight]');
    await window.setRect({
      x: 0,
      y: 0,
      width: Math.round(width + outer.width - innerWidth),
      height: Math.round(height + outer.height - innerHeight),
    });
    await retry(`resize the page to ${width} × ${height}`, async () => {
      const size = await execute<[number, number]>('[innerWidth, innerHeight]');
      if (size[0] !== width || size[1] !== height) {
        throw new Error(`the size is ${size.join(' × ')}`);
      }
    });
  };
  await setViewport(viewport);
  return {
    product: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    // MiniBrowser's toolbar does not become narrower.
    minWidth: 590,
    open: (url) => driver.get(url),
    evaluate: (script, ...args) => execute(callExpression(script, args)),
    click: async (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: ({key, isControl}) => {
      const actions = driver.actions();
      return (
        isControl ? actions.keyDown(Key.CONTROL).sendKeys(keys[key]).keyUp(Key.CONTROL) : actions.sendKeys(keys[key])
      ).perform();
    },
    setViewport,
    close: async () => {
      await driver.quit().finally(stop);
    },
  };
}
