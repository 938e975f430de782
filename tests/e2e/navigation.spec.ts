import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar, sidebar} from './support/layout.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Lets the page believe that it runs on another connection. */
async function connect(page: Page, effectiveType: string, saveData = false): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), {
    effectiveType,
    saveData,
  });
}

test.describe('scroll', () => {
  test('a page opens at its top', async ({page, open}) => {
    await open('/docs/apis/core/dml/ddl');
    const previous = page.getByRole('link', {name: /^Previous/});
    const target = await previous.getAttribute('href');
    await previous.scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(0);
    await previous.click();
    await expect(page).toHaveURL(target!);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('a link to a heading opens the page there, below the navigation', async ({page, open}) => {
    await open('/docs/apis/core/dml/exceptions');
    await page.getByRole('link', {name: 'DDL exception', exact: true}).click();
    await expect(page).toHaveURL('/docs/apis/core/dml/ddl#exceptions');
    const heading = page.getByRole('heading', {name: /^Exceptions/});
    await expect(heading).toBeInViewport({ratio: 1});
    const bar = (await navbar(page).boundingBox())!;
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
    expect((await heading.boundingBox())!.y).toBeLessThan(bar.y + bar.height + 100);
  });

  test('a change of the query alone leaves the page where it is', async ({page, open}) => {
    await open('/docs/apis/core/dml');
    await page.evaluate(() => {
      history.scrollRestoration = 'manual';
      history.pushState(null, '', '?a=1');
      history.pushState(null, '', '?a=2');
      window.scrollTo({top: 700, behavior: 'instant'});
      history.back();
    });
    // The locale switcher shows which query the router knows.
    await expect(page.locator('a[lang="en-AU"]')).toHaveAttribute('href', '/docs/apis/core/dml?a=1');
    expect(await scrolled(page)).toBe(700);
  });
});

test.describe('progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  test.beforeEach(async ({page, open}) => {
    // Nothing is fetched ahead, so that a click is what loads a page, and time stands still but for what a test says.
    await connect(page, '4g', true);
    await page.clock.install();
    await open('/docs/apis');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  });

  test('shows after 200 ms, moves on every 800 ms and goes when the page is there', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await navbar(page).getByRole('link', {name: 'All versions'}).click();
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute(
      'style',
      /translate3d\(-92%.*transition: 200ms|transition: .*200ms.*translate3d\(-92%/,
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API Guides');

    const place = () =>
      bar(page).evaluate((element) => Number(/translate3d\((-[\d.]+)%/.exec(element.style.transform)![1]));
    await page.clock.runFor(799);
    expect(await place()).toBe(-92);
    await page.clock.runFor(1);
    expect(await place()).toBeGreaterThan(-92);

    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All versions');
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not show for what takes less', async ({page}) => {
    await navbar(page).getByRole('link', {name: 'All versions'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All versions');
    await page.clock.runFor(5000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('prefetch', () => {
  const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

  /** Resolves after the browser has told every link whether it is in view. */
  const linksSeen = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(() => resolve()).observe(document.querySelector('.navbar__brand')!);
        }),
    );

  /** Asks for a page ahead; says how many files that fetches, or null if it is not done. */
  const prefetch = (page: Page, path: string) =>
    page.evaluate(async (target) => {
      const count = () => document.querySelectorAll('link[rel="prefetch"]').length;
      const before = count();
      // Done when the browser is idle.
      const asked: unknown = await window.docusaurus.prefetch(target);
      return asked === false ? null : count() - before;
    }, path);

  test('what links in view lead to is fetched ahead', async ({page, open}) => {
    await connect(page, '4g');
    await open('/');
    await linksSeen(page);
    await expect(prefetched(page)).not.toHaveCount(0);
  });

  for (const [name, type, saveData] of [
    ['slow', 'slow-2g', false],
    ['data-saving', '4g', true],
  ] as const) {
    test(`nothing is on a ${name} connection, and links work`, async ({page, open}) => {
      await connect(page, type, saveData);
      await open('/');
      await linksSeen(page);
      await expect(prefetched(page)).toHaveCount(0);
      expect(await prefetch(page, '/docs/4.1/guides')).toBeNull();
      await navbar(page).getByRole('link', {name: 'Process'}).click();
      await expect(page).toHaveURL('/general/development/process');
    });
  }

  test('nothing is fetched ahead twice, nor what is loaded', async ({page, open}) => {
    await connect(page, '4g');
    await open('/');
    expect(await prefetch(page, '/docs/4.1/guides')).toBeGreaterThan(0);
    expect(await prefetch(page, '/docs/4.1/guides')).toBeNull();
    await page.evaluate(async () => {
      await window.docusaurus.preload('/docs/4.1/apis/core');
    });
    expect(await prefetch(page, '/docs/4.1/apis/core')).toBeNull();
  });
});

test('Back returns to where the reader was on a long page', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/\/docs\/apis\/core\/dml$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/apis\/core\/dml$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('an entry of the page contents leads to its section', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open('/docs/apis/core/dml');
  const link = page.locator('.table-of-contents a').last();
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test.describe('sidebar', () => {
  // Only wide screens have a sidebar and a top bar. The window is low, so that the menu has to scroll.
  test.use({viewport: {width: 1280, height: 600}});

  const path = '/docs/apis/core/dml';
  const collapseButton = (page: Page) => page.getByRole('button', {name: 'Collapse sidebar', exact: true});
  const entries = (page: Page) => sidebar(page).locator('a, button').filter({visible: true});

  /** Describes the focused entry and what covers it, if anything does. */
  const coveredFocus = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const {left, right, top, bottom} = focused.getBoundingClientRect();
      const covers = [top + 2, (top + bottom) / 2, bottom - 2]
        .map((y) => document.elementFromPoint((left + right) / 2, y))
        .filter((element) => !focused.contains(element));
      const name = focused.getAttribute('aria-label') ?? focused.textContent;
      return covers.map((element) => `${name}: ${element ? element.outerHTML.slice(0, 100) : 'outside the window'}`);
    });

  test.beforeEach(async ({page, open}) => {
    await open(path);
    expect(await sidebar(page).evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBeGreaterThan(0);
    await expect(collapseButton(page)).toBeInViewport({ratio: 1});
  });

  test('the collapse button covers no entry that gets the focus with Tab', async ({page}) => {
    const count = await entries(page).count();
    await entries(page).first().focus();
    for (let index = 0; index < count; index += 1) {
      await expect(entries(page).nth(index)).toBeFocused();
      await expect.poll(() => coveredFocus(page)).toEqual([]);
      await page.keyboard.press('Tab');
    }
    await expect(collapseButton(page)).toBeFocused();
  });

  test('the collapse button covers none of the last entries that get the focus with Shift+Tab', async ({page}) => {
    const count = await entries(page).count();
    await collapseButton(page).focus();
    for (let index = count - 1; index >= count - 5; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(entries(page).nth(index)).toBeFocused();
      await expect.poll(() => coveredFocus(page)).toEqual([]);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} mode`, () => {
      test.use({colorScheme});

      test('the collapse button is opaque, also with hover and focus', async ({page}) => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const button = collapseButton(page);
        // Computed colours only have the form rgb() if they are opaque.
        const opaque = /^rgb\(/;
        await expect(button).toHaveCSS('background-color', opaque);
        const plain = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
        await button.hover();
        await expect(button).not.toHaveCSS('background-color', plain);
        await expect(button).toHaveCSS('background-color', opaque);
        await page.mouse.move(0, 0);
        await expect(button).toHaveCSS('background-color', plain);
        await button.focus();
        await expect(button).not.toHaveCSS('background-color', plain);
        await expect(button).toHaveCSS('background-color', opaque);
      });
    });
  }
});
