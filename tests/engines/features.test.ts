import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {drawnDiagrams} from '../support/drawnDiagrams.ts';
import type {EngineBrowser} from './browsers.ts';
import {openPage, test, untilVisible, waitFor} from './fixtures.ts';
import {EngineSite} from './site.ts';

const longPage = pageKinds['long docs page with tables'];

test('the search dialog can be opened and used with the keyboard alone', async ({browser, open}) => {
  await open(pageKinds.home);
  await browser.press('k', 'Control');
  await waitFor(browser, 'focus the search field', () => document.activeElement?.matches('dialog input'));
  await browser.type('task');
  // Hits for the first letters are outdated, and Enter would not open one of them.
  await untilVisible(browser, 'dialog [aria-busy=false] [role=option]', 'ask');
  await browser.press('ArrowDown');
  await waitFor(browser, 'select a result', () => document.querySelector('dialog [aria-selected=true]') !== null);
  await browser.press('Enter');
  await waitFor(browser, 'leave the page', () => location.pathname !== '/' && !document.querySelector('dialog[open]'));
  await untilVisible(browser, 'h1');
});

test('Escape closes the search dialog', async ({browser, open}) => {
  await open('/docs');
  await browser.click('.DocSearch-Button');
  await untilVisible(browser, 'dialog input');
  await browser.press('Escape');
  await waitFor(browser, 'close the dialog', () => document.querySelector('dialog[open]') === null);
});

test('the menu on small screens keeps the focus inside until Escape closes it', async ({browser, open}) => {
  await browser.resize({width: 600, height: 900});
  await open(longPage);
  await browser.click('.navbar__toggle');
  await untilVisible(browser, '[role=dialog] .navbar-sidebar__close');
  await waitFor(browser, 'focus the close button', () => document.activeElement?.matches('.navbar-sidebar__close'));
  expect(await browser.evaluate(() => document.querySelector<HTMLElement>('.main-wrapper')?.inert)).toBe(true);
  await browser.press('Escape');
  await waitFor(browser, 'return the focus', () => document.activeElement?.matches('.navbar__toggle'));
  expect(await browser.evaluate(() => document.querySelector<HTMLElement>('.main-wrapper')?.inert)).toBe(false);
});

test('going back restores the scroll position', async ({browser, open}) => {
  await open(longPage);
  await browser.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
  await browser.evaluate(() => document.querySelector<HTMLElement>('nav.navbar a[href="/versions"]')?.click());
  await waitFor(
    browser,
    'start at the top of the other page',
    () => location.pathname === '/versions' && scrollY === 0,
  );
  await browser.evaluate(() => history.back());
  await waitFor(
    browser,
    'restore the position',
    (path) => location.pathname === path && Math.abs(scrollY - 3000) < 200,
    longPage,
  );
});

/** Returns how far a heading is from its expected position below the navbar when it has not moved for 30 frames. */
function distanceOfTarget(browser: EngineBrowser): Promise<number> {
  return browser.evaluate(async () => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)))!;
    await document.fonts.ready;
    let [frames, last] = [0, Number.NaN];
    while (frames < 30) {
      await new Promise(requestAnimationFrame);
      const {top} = heading.getBoundingClientRect();
      frames = top === last ? frames + 1 : 0;
      last = top;
    }
    return last - parseFloat(getComputedStyle(heading).scrollMarginTop);
  });
}

// Safari has no scroll anchoring, so fonts that arrive late could move the heading away.
for (const kind of ['long docs page with tables', 'archived page', 'notes of a version', 'components'] as const) {
  test(`a link scrolls to its heading with a cold cache: ${kind}`, async ({browser}) => {
    const path = pageKinds[kind];
    const ids = [...readFileSync(`build${path}.html`, 'utf8').matchAll(/<h[23][^>]* id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    // A new port is a new origin, so the browser has nothing in its cache.
    const site = await new EngineSite(150).start();
    await openPage(browser, `${site.origin}${path}#${ids[Math.floor(ids.length * 0.6)]}`);
    const distance = await distanceOfTarget(browser);
    await site.stop();
    // Line heights are fractional.
    expect(Math.abs(distance)).toBeLessThanOrEqual(4);
  });
}

test('nothing in the navbar is cut off or wraps on a small laptop', async ({browser, open}) => {
  await browser.resize({width: 1024, height: 800});
  await open(longPage);
  expect(
    await browser.evaluate(() =>
      [...document.querySelectorAll('.navbar__title, .navbar__inner a.navbar__link, .navbar__inner button')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const {height, right} = element.getBoundingClientRect();
          // Inline elements have no client width.
          const isCutOff = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
          return isCutOff || height > 48 || right > innerWidth;
        })
        .map((element) => element.textContent),
    ),
  ).toEqual([]);
});

test('all labels of a diagram are inside the drawing', async ({browser, open}) => {
  const [{route} = {route: ''}] = drawnDiagrams();
  await open(route);
  const outside = await browser.evaluate(() => {
    const drawing = document.querySelector('main svg:has(text)')!;
    const frame = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll('text')]
      .filter((label) => {
        const {left, right, top, bottom} = label.getBoundingClientRect();
        return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
      })
      .map(({textContent}) => textContent);
  });
  expect(outside).toEqual([]);
});

test('the whole site, including the search, works without a network', async ({browser, site, open}) => {
  await open('/?offlineMode=true');
  if (!(await browser.evaluate(() => 'serviceWorker' in navigator))) {
    // Without service workers, the browser shows the normal page, and /offline explains why.
    await open('/offline');
    await untilVisible(browser, 'main h1');
    return;
  }
  await untilVisible(browser, 'section[aria-label="Offline"]', 'The whole site, including search, is on this device.');
  await waitFor(browser, 'see the service worker in control', () => navigator.serviceWorker.controller !== null);
  await site.stop();
  for (const kind of ['archived page', 'notes of the app', 'category'] as const) {
    await openPage(browser, site.origin + pageKinds[kind]);
    await untilVisible(browser, 'h1');
    expect(await browser.evaluate(() => document.querySelector('h1')!.textContent)).not.toBe('Page Not Found');
  }
  await openPage(browser, site.origin + pageKinds['search with results']);
  await untilVisible(browser, 'main ol h2');
});
