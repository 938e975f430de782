import type {BrowserContext, Page, Request, Route} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

const hydrated = 'html[data-has-hydrated="true"]';

/** Returns whether a request is for a chunk other than the two scripts in the HTML of every page. */
function isChunk(request: Request): boolean {
  return request.resourceType() === 'script' && !/\/assets\/js\/(?:runtime~)?main\./.test(request.url());
}

async function routeChunks(page: Page, handle: (route: Route) => unknown): Promise<void> {
  await page.route(/\/assets\/js\//, (route) => (isChunk(route.request()) ? handle(route) : route.continue()));
}

/** Disables prefetching, so that a click is what requests the chunks of a page. */
const disablePrefetch = (page: Page) => emulateConnection(page, {effectiveType: '4g', saveData: true});

async function emulateConnection(page: Page, value: {effectiveType: string; saveData: boolean}): Promise<void> {
  await page.addInitScript((connection) => {
    Object.defineProperty(window.navigator, 'connection', {value: connection, configurable: true});
  }, value);
}

/** Returns the chunks that a page needs itself, without prefetched ones. */
async function chunksOf(context: BrowserContext, path: string): Promise<Set<string>> {
  const page = await context.newPage();
  const chunks = new Set<string>();
  page.on('request', (request) => isChunk(request) && chunks.add(request.url()));
  await disablePrefetch(page);
  await page.goto(path);
  await page.waitForSelector(hydrated);
  await page.close();
  return chunks;
}

/** Holds back requests until it is opened. `reached` resolves when the first request waits. */
function gate() {
  let open = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const hold = async (route: Route) => {
    arrive();
    await opened;
    await route.continue();
  };
  return {open, reached, hold};
}

/** Follows a link with the keyboard, because the site preloads the target of a link under the pointer. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true}).press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

/** Stops the clock of an open page, so that timers fire only when the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test.describe('first load', () => {
  test('a chunk that fails to load is reported in a red box with a Retry button', async ({page, expectConsole}) => {
    expectConsole(/^error: Failed to load resource: net::ERR_FAILED/);
    expectConsole(/^uncaught: Loading chunk \S+ failed/);
    let failed: string | undefined;
    await routeChunks(page, (route) => {
      failed ??= route.request().url();
      return route.request().url() === failed ? route.abort() : route.continue();
    });
    await page.goto('/versions');

    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Part of this page could not be loaded');
    await expect(alert).toContainText(/Loading chunk \S+ failed/);
    await expect(alert).toContainText(failed!);
    await expect(heading(page, 'All versions')).toBeVisible();

    const [red, green, blue] = await alert.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(element).borderTopColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    expect(red).toBeGreaterThan(2 * green!);
    expect(red).toBeGreaterThan(2 * blue!);

    const reloaded = page.waitForEvent('load');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await reloaded;
    await expect(alert).toContainText(failed!);

    await page.unrouteAll();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await page.waitForSelector(hydrated);
    await expect(alert).toHaveCount(0);
    await follow(page, 'Guides');
    await expect(page).toHaveURL('/docs');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });

  test('a chunk that does not arrive within two minutes is reported as well', async ({page, expectConsole}) => {
    expectConsole(/^uncaught: Loading chunk \S+ failed/);
    const never = gate();
    let held: string | undefined;
    await routeChunks(page, (route) => {
      held ??= route.request().url();
      return route.request().url() === held ? never.hold(route) : route.continue();
    });
    await page.clock.install();
    await page.goto('/versions', {waitUntil: 'commit'});
    await never.reached;
    await stopClock(page);
    const alert = page.getByRole('alert');
    await page.clock.runFor(110_000);
    await expect(alert).toHaveCount(0);

    await page.clock.runFor(10_000);
    await expect(alert).toContainText('Part of this page could not be loaded');
    await expect(alert).toContainText(/Loading chunk \S+ failed\.\s+\(timeout: /);
    await expect(alert).toContainText(held!);

    await page.unrouteAll({behavior: 'ignoreErrors'});
    await alert.getByRole('button', {name: 'Retry'}).click();
    await page.clock.resume();
    await page.waitForSelector(hydrated);
    await expect(alert).toHaveCount(0);
  });
});

test.describe('navigation', () => {
  test('the current page stays until the next one has loaded, with a progress bar after 200 ms', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await disablePrefetch(page);
    await open('/');
    const chunks = gate();
    await routeChunks(page, chunks.hold);
    await stopClock(page);
    const bar = page.locator('#nprogress .bar');
    await follow(page, 'All versions');
    await chunks.reached;
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeAttached();
    await expect(page).toHaveURL('/versions');
    await expect(heading(page, 'Developer Resources')).toBeVisible();
    await expect(heading(page, 'All versions')).toHaveCount(0);

    chunks.open();
    await expect(heading(page, 'All versions')).toBeVisible();
    await expect(heading(page, 'Developer Resources')).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(page).toHaveTitle(/^All versions/);
    await expect(bar).toHaveCount(0);
  });

  test('a page whose chunks fail to load is loaded from the server, with a warning in the console', async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(/^error: Failed to load resource: net::ERR_FAILED/);
    expectConsole(/^warning: ChunkLoadError: Loading chunk \S+ failed/);
    await disablePrefetch(page);
    await open('/');
    await page.evaluate(() => (document.documentElement.dataset.opened = 'first'));
    let failures = 0;
    await routeChunks(page, (route) => (failures++ === 0 ? route.abort() : route.continue()));

    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    await follow(page, 'All versions');
    await page.waitForSelector(`html:not([data-opened])`);
    await page.waitForSelector(hydrated);
    expect(documents).toEqual(['/versions']);
    await expect(heading(page, 'All versions')).toBeVisible();
  });

  test('a second link that is followed before the first page has loaded shows a spinner after 200 ms', async ({
    page,
    open,
    context,
  }) => {
    const firstChunks = await chunksOf(context, '/versions');
    await page.clock.install();
    await disablePrefetch(page);
    await open('/');
    const first = gate();
    const second = gate();
    await routeChunks(page, (route) => (firstChunks.has(route.request().url()) ? first : second).hold(route));
    await stopClock(page);

    await follow(page, 'All versions');
    await first.reached;
    await follow(page, 'Guides');
    await second.reached;
    await expect(heading(page, 'Developer Resources')).toBeVisible();

    first.open();
    await expect(heading(page, 'Developer Resources')).toHaveCount(0);
    const spinner = page.getByRole('status').filter({hasText: 'Loading'});
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await expect(page.getByRole('heading')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toHaveText('Loading the page');
    await expect(spinner).toBeVisible();

    second.open();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });
});

test.describe('prefetch', () => {
  const prefetchLinks = (page: Page) => page.locator('head link[rel="prefetch"][href*="/assets/js/"]');

  /** Waits until the intersection observers of all links have been called, because a new observer is called last. */
  async function untilLinksObserved(page: Page): Promise<void> {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.querySelector('nav.navbar a')!);
        }),
    );
  }

  /**
   * Prefetches a page and returns the number of prefetched files, or null if the site declines. Pages are prefetched one
   * after another, so all earlier requests are complete as well.
   */
  const prefetch = (page: Page, path: string) =>
    page.evaluate(async (target) => {
      const count = () => document.querySelectorAll('link[rel="prefetch"]').length;
      const before = count();
      const result: unknown = await window.docusaurus.prefetch(target);
      return result === false ? null : count() - before;
    }, path);

  /** Returns the paths of scripts that came from the network rather than the cache, once for each transfer. */
  function transfers(page: Page): Promise<string[]> {
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name, transferSize}) => name.includes('/assets/js/') && transferSize > 0)
        .map(({name}) => new URL(name).pathname),
    );
  }

  test('pages behind visible links are prefetched, and no script is transferred twice', async ({
    page,
    open,
    context,
  }) => {
    const home = await chunksOf(context, '/');
    const target = [...(await chunksOf(context, '/versions'))].filter((url) => !home.has(url));
    expect(target).not.toEqual([]);

    await emulateConnection(page, {effectiveType: '4g', saveData: false});
    await open('/');
    await untilLinksObserved(page);
    const paths = target.map((url) => new URL(url).pathname);
    await expect
      .poll(() => prefetchLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(expect.arrayContaining(paths));

    // The navbar of the next page has the same links.
    await follow(page, 'Guides');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await untilLinksObserved(page);
    expect(await prefetch(page, pageKinds['archived page'])).toBeGreaterThan(0);
    expect(await prefetch(page, pageKinds['archived page'])).toBeNull();
    const all = await transfers(page);
    expect(all.length).toBeGreaterThan(5);
    expect(all).toEqual([...new Set(all)]);
  });

  test('nothing is prefetched on slow-2g and data-saving connections, and links still work', async ({page, open}) => {
    for (const connection of [
      {effectiveType: 'slow-2g', saveData: false},
      {effectiveType: '4g', saveData: true},
    ]) {
      await emulateConnection(page, connection);
      await open('/');
      await untilLinksObserved(page);
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).hover();
      expect(await prefetch(page, pageKinds['archived page'])).toBeNull();
      // Prefetching would start when the browser is idle.
      await page.waitForLoadState('networkidle');
      await follow(page, 'Guides');
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      await untilLinksObserved(page);
      await expect(prefetchLinks(page)).toHaveCount(0);
    }
  });
});
