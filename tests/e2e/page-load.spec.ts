import type {BrowserContext, Page, Request, Route} from '@playwright/test';
import {expect, test} from './fixtures.ts';

const hydrated = 'html[data-has-hydrated="true"]';

/** Whether a request is for a part of a page's code, beside the two files that every page names itself. */
function isChunk(request: Request): boolean {
  return request.resourceType() === 'script' && !/\/assets\/js\/(?:runtime~)?main\./.test(request.url());
}

/** Answers requests for chunks with `fail`, the rest as usual. */
async function routeChunks(page: Page, fail: (route: Route) => unknown): Promise<void> {
  await page.route(/\/assets\/js\//, (route) => (isChunk(route.request()) ? fail(route) : route.continue()));
}

/** So that the click is what asks for the chunks of a page. */
async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window.navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
}

/** Chunks that a page needs itself; what it fetches ahead, which depends on how soon it is idle, is not among them. */
async function chunksOf(context: BrowserContext, path: string): Promise<Set<string>> {
  const page = await context.newPage();
  const chunks = new Set<string>();
  page.on('request', (request) => isChunk(request) && chunks.add(request.url()));
  await fetchNothingAhead(page);
  await page.goto(path);
  await page.waitForSelector(hydrated);
  await page.close();
  return chunks;
}

/** A gate for requests: they wait until it opens. */
function gate() {
  let open = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  /** Resolves when a request waits. */
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const hold = async (route: Route) => {
    arrive();
    await opened;
    await route.continue();
  };
  return {open, reached, hold};
}

/** Follows a link with the keyboard, so that no pointer makes the site load its target beforehand. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true}).press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

/** Stops the clock of an open page; from here, timers fire only when a test lets them. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test('browsers are asked to compile the main script as it comes in, and no other', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(4);
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  const hinted = scripts
    .filter((_, place) => texts[place]!.startsWith('//# allFunctionsCalledOnLoad\n'))
    .map((script) => new URL(script).pathname);
  expect(hinted).toEqual([expect.stringMatching(/^\/assets\/js\/main\.[0-9a-f]{8}\.js$/)]);
});

test.describe('first load', () => {
  test('a chunk that fails puts a red box with the error and a Retry button on the page', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/^error: Failed to load resource: net::ERR_FAILED/);
    expectConsole(/^uncaught: Loading chunk \S+ failed/);
    let failed: string | undefined;
    await routeChunks(page, (route) => {
      failed ??= route.request().url();
      return route.request().url() === failed ? route.abort() : route.continue();
    });
    await page.goto('/versions');

    const box = page.getByRole('alert');
    await expect(box).toContainText('Part of this page could not be loaded');
    await expect(box).toContainText(/Loading chunk \S+ failed/);
    await expect(box).toContainText(failed!);
    // What the server sent stays readable.
    await expect(heading(page, 'All versions')).toBeVisible();

    const [red, green, blue] = await box.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(element).borderTopColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    expect(red).toBeGreaterThan(2 * green!);
    expect(red).toBeGreaterThan(2 * blue!);

    // Still broken: Retry ends at the same box.
    await box.getByRole('button', {name: 'Retry'}).click();
    await page.waitForEvent('load');
    await expect(box).toContainText(failed!);

    await page.unrouteAll();
    await box.getByRole('button', {name: 'Retry'}).click();
    await page.waitForSelector(hydrated);
    await expect(box).toHaveCount(0);
    await follow(page, 'Guides');
    await expect(page).toHaveURL('/docs');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });

  test('a chunk that does not come within the two minutes of the bundler is a failure too', async ({
    page,
    expectConsole,
  }) => {
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
    const box = page.getByRole('alert');
    await page.clock.runFor(110_000);
    await expect(box).toHaveCount(0);

    await page.clock.runFor(10_000);
    await expect(box).toContainText('Part of this page could not be loaded');
    await expect(box).toContainText(/Loading chunk \S+ failed\.\s+\(timeout: /);
    await expect(box).toContainText(held!);

    await page.unrouteAll({behavior: 'ignoreErrors'});
    await box.getByRole('button', {name: 'Retry'}).click();
    await page.clock.resume();
    await page.waitForSelector(hydrated);
    await expect(box).toHaveCount(0);
  });

  test('a page that loads shows no box', async ({page, open}) => {
    await open('/versions');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('navigation', () => {
  test('the target is loaded first and shown then', async ({page, open}) => {
    await fetchNothingAhead(page);
    await open('/');
    const chunks = gate();
    await routeChunks(page, chunks.hold);
    await follow(page, 'All versions');
    await chunks.reached;
    await expect(page).toHaveURL('/versions');
    await expect(heading(page, 'Developer Resources')).toBeVisible();
    await expect(heading(page, 'All versions')).toHaveCount(0);

    chunks.open();
    await expect(heading(page, 'All versions')).toBeVisible();
    await expect(heading(page, 'Developer Resources')).toHaveCount(0);
    await expect(page).toHaveTitle(/^All versions/);
  });

  test('a target that fails to load is warned of in the console and loaded as a whole', async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(/^error: Failed to load resource: net::ERR_FAILED/);
    expectConsole(/^warning: ChunkLoadError: Loading chunk \S+ failed/);
    await fetchNothingAhead(page);
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

  test('a second target, chosen before the first was there, shows nothing for 200 ms and then a spinner', async ({
    page,
    open,
    context,
  }) => {
    const firstChunks = await chunksOf(context, '/versions');
    await page.clock.install();
    await fetchNothingAhead(page);
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
    const spinner = page.getByRole('status');
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

  test('a progress bar accompanies a change that takes over 200 ms, until it is done', async ({page, open}) => {
    await page.clock.install();
    await fetchNothingAhead(page);
    await open('/');
    const chunks = gate();
    await routeChunks(page, chunks.hold);
    await stopClock(page);
    const bar = page.locator('#nprogress .bar');
    /** Share of the way that the bar has gone, 0 to 1. */
    const progress = async () =>
      1 + Number(/translate3d\((-?[\d.]+)%/.exec((await bar.getAttribute('style')) ?? '')?.[1]) / 100;

    await follow(page, 'All versions');
    await chunks.reached;
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeAttached();
    expect(await progress()).toBeCloseTo(0.08);
    await expect(bar).toHaveCSS('transition-duration', '0.2s');

    await page.clock.runFor(799);
    expect(await progress()).toBeCloseTo(0.08);
    await page.clock.runFor(1);
    expect(await progress()).toBeGreaterThan(0.08);
    expect(await progress()).toBeLessThan(1);

    chunks.open();
    await expect(heading(page, 'All versions')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(bar).toHaveCount(0);
  });

  test('no progress bar shows for a quick change', async ({page, open}) => {
    await page.clock.install();
    await open('/');
    await stopClock(page);
    await follow(page, 'All versions');
    await expect(heading(page, 'All versions')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('scrolling', () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);

  test('a new page starts at the top', async ({page, open}) => {
    await open('/docs/apis/core/dml');
    await scrollTo(page, 600);
    await follow(page, 'All versions');
    await expect(heading(page, 'All versions')).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('a hash leads to its heading, on the same page and on another one', async ({page, open}) => {
    await open('/docs/apis/core/dml');
    const contents = page.locator('.table-of-contents a').last();
    const hash = new URL((await contents.getAttribute('href'))!, page.url()).hash;
    const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
    await expect(target).not.toBeInViewport();
    await contents.press('Enter');
    await expect(page).toHaveURL(`/docs/apis/core/dml${hash}`);
    await expect(target).toBeInViewport();

    // Back from another page, the address has the hash again.
    await follow(page, 'All versions');
    await expect(heading(page, 'All versions')).toBeVisible();
    await page.evaluate(() => (window.history.scrollRestoration = 'manual'));
    await page.goBack();
    await expect(target).toBeInViewport();
  });

  test('a change of the query alone does not move the page', async ({page, open}) => {
    await open('/docs/apis/core/dml');
    // Without the browser's own memory of places, nothing but the site can scroll.
    await page.evaluate(() => {
      window.history.scrollRestoration = 'manual';
      window.history.pushState(null, '', '?reader=1');
    });
    // The site learns of an address when the reader goes to it, so it counts from here.
    await page.goBack();
    await scrollTo(page, 600);
    await page.goForward();
    // Links to other versions keep the query, so they tell when the site has taken it in.
    await expect(page.locator('a[href$="?reader=1"]').first()).toBeAttached();
    expect(await scrollY(page)).toBe(600);
    await page.goBack();
    await expect(page.locator('a[href$="?reader=1"]')).toHaveCount(0);
    expect(await scrollY(page)).toBe(600);
  });
});

test.describe('prefetch', () => {
  const prefetched = (page: Page) => page.locator('head link[rel="prefetch"][href*="/assets/js/"]');

  /** Waits until the observers of all links in view have been called, ours being the last of them. */
  async function linksSeen(page: Page): Promise<void> {
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

  async function connection(page: Page, values: {effectiveType: string; saveData: boolean}): Promise<void> {
    await page.addInitScript((given) => {
      Object.defineProperty(window.navigator, 'connection', {value: given});
    }, values);
  }

  /** Paths of scripts that came over the network, as opposed to the browser's cache, once for each transfer. */
  function transfers(page: Page): Promise<string[]> {
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name, transferSize}) => name.includes('/assets/js/') && transferSize > 0)
        .map(({name}) => new URL(name).pathname),
    );
  }

  test('pages behind visible links are fetched ahead, and no script is transferred twice', async ({
    page,
    open,
    context,
  }) => {
    const home = await chunksOf(context, '/');
    const target = [...(await chunksOf(context, '/versions'))].filter((url) => !home.has(url));
    expect(target).not.toEqual([]);

    await connection(page, {effectiveType: '4g', saveData: false});
    await open('/');
    await linksSeen(page);
    const paths = target.map((url) => new URL(url).pathname);
    await expect
      .poll(() => prefetched(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(expect.arrayContaining(paths));

    // The navbar of the next page has the same links.
    await follow(page, 'Guides');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await linksSeen(page);
    const all = await transfers(page);
    expect(all.length).toBeGreaterThan(5);
    expect(all).toEqual([...new Set(all)]);
  });

  for (const [name, values] of [
    ['slow-2g', {effectiveType: 'slow-2g', saveData: false}],
    ['data-saving', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`nothing is fetched ahead on a ${name} connection, and pages open all the same`, async ({page, open}) => {
      await connection(page, values);
      await open('/');
      await linksSeen(page);
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).hover();
      await expect(prefetched(page)).toHaveCount(0);
      await follow(page, 'Guides');
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      await linksSeen(page);
      await expect(prefetched(page)).toHaveCount(0);
    });
  }
});
