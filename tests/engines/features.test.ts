import type {EngineBrowser} from './browsers/engineBrowser.ts';
import {expect, test} from './support/fixtures.ts';
import {openDocument, untilAt, untilHydrated, untilVisible, waitFor} from './support/page.ts';

const title = 'h1';
const navbarLink = (path: string): string => `nav.navbar a.navbar__link[href="${path}"]`;

/** Goes back or forward in the history, like the browser's buttons. */
const go = (browser: EngineBrowser, steps: number): Promise<void> => browser.evaluate((by) => history.go(by), steps);

/** Chooses an option of a select element by script, because each driver operates the list of options differently. */
const choose = (browser: EngineBrowser, label: string, value: string): Promise<void> =>
  browser.evaluate(
    (name, option) => {
      const {control} = [...document.querySelectorAll('label')].find(({textContent}) => textContent === name)!;
      (control as HTMLSelectElement).value = option;
      control!.dispatchEvent(new Event('change', {bubbles: true}));
    },
    label,
    value,
  );

test('the search dialog can be opened and used with the keyboard alone', async ({browser, open}) => {
  await open('/');
  await browser.press({key: 'k', isControl: true});
  await waitFor(browser, 'focus the search field', () => document.activeElement?.matches('dialog input'));
  await browser.type('scheduled task');
  // Hits for the first letters are outdated, and Enter would not open one of them.
  await untilVisible(browser, 'dialog [aria-busy=false] [role=option]', 'Scheduled');
  await browser.press({key: 'ArrowDown'});
  await waitFor(
    browser,
    'select a result',
    () => document.querySelector('dialog [role=option][aria-selected=true]') !== null,
  );
  await browser.press({key: 'Enter'});
  await waitFor(browser, 'get to a page about tasks', () => location.pathname.startsWith('/docs/apis/subsystems/task'));
  await untilVisible(browser, title, 'ask');
  expect(await browser.evaluate(() => document.querySelector('dialog[open]'))).toBeNull();
});

test('Escape closes the search dialog', async ({browser, open}) => {
  await open('/docs');
  await browser.click('.DocSearch-Button');
  await untilVisible(browser, 'dialog input');
  await browser.press({key: 'Escape'});
  await waitFor(browser, 'close the dialog', () => document.querySelector('dialog[open]') === null);
});

test('"?" shows the keyboard shortcuts, and Escape closes them', async ({browser, open}) => {
  await open('/docs');
  await browser.press({key: '?'});
  await untilVisible(browser, 'dialog h2', 'Keyboard shortcuts');
  await browser.press({key: 'Escape'});
  await waitFor(browser, 'close the dialog', () => document.querySelector('dialog[open]') === null);
});

test('the search page shows results while the reader types', async ({browser, open}) => {
  await open('/search');
  await browser.click('main input[type=search]');
  await browser.type('capability');
  await untilVisible(browser, 'main ol h2');
  await waitFor(browser, 'see the query in the URL', () => location.search.includes('q=capability'));
});

test('links in the navbar and sidebar work, and so do the back and forward buttons', async ({browser, open}) => {
  await open('/');
  await browser.click(navbarLink('/docs'));
  await untilAt(browser, '/docs');
  await untilVisible(browser, 'nav[aria-label="Docs sidebar"]');
  await browser.click('nav[aria-label="Docs sidebar"] a.menu__link[href="/docs/apis"]');
  await untilAt(browser, '/docs/apis');
  await untilVisible(browser, title, 'API Guides');

  await go(browser, -1);
  await untilAt(browser, '/docs');
  await go(browser, -1);
  await untilAt(browser, '/');
  await untilVisible(browser, title, 'Developer Resources');
  await go(browser, 2);
  await untilAt(browser, '/docs/apis');
  await untilVisible(browser, title, 'API Guides');
});

test('going back restores the scroll position', async ({browser, open}) => {
  await open('/docs/apis/core/dml');
  await browser.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
  await browser.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), navbarLink('/versions'));
  await untilAt(browser, '/versions');
  await waitFor(browser, 'start at the top', () => scrollY === 0);
  await go(browser, -1);
  await untilAt(browser, '/docs/apis/core/dml');
  await waitFor(browser, 'restore the position', () => Math.abs(scrollY - 3000) < 200);
});

test('the version dropdown leads to the same page of another version', async ({browser, open}) => {
  await open('/docs/apis/core/dml');
  await browser.evaluate(() => document.querySelector<HTMLElement>('nav.navbar .dropdown > a')?.focus());
  await browser.press({key: 'Enter'});
  await untilVisible(browser, '.dropdown--show .dropdown__menu a', '4.1');
  await browser.click('.dropdown--show .dropdown__menu a[href="/docs/4.1/apis/core/dml"]');
  await untilAt(browser, '/docs/4.1/apis/core/dml');
  await untilVisible(browser, title, 'Data manipulation API');
});

test('small screens have the navigation in a menu', async ({browser, open}) => {
  await browser.setViewport({width: 600, height: 900});
  await open('/versions');
  await browser.click('.navbar__toggle');
  await untilVisible(browser, '.navbar-sidebar--show .navbar-sidebar');
  await waitFor(
    browser,
    'see the menu slide in',
    () => document.querySelector('.navbar-sidebar')!.getBoundingClientRect().left === 0,
  );
  await browser.click('.navbar-sidebar a.menu__link[href="/docs"]');
  await untilAt(browser, '/docs');
});

test('Escape closes the version dropdown and returns the focus', async ({browser, open}) => {
  await open('/docs/apis/core/dml');
  await browser.evaluate(() => document.querySelector<HTMLElement>('nav.navbar .dropdown > a')?.focus());
  await browser.press({key: 'Enter'});
  await untilVisible(browser, '.dropdown--show .dropdown__menu a', '4.1');
  await browser.press({key: 'Escape'});
  await waitFor(browser, 'close the menu', () => document.querySelector('.dropdown--show') === null);
  expect(await browser.evaluate(() => document.activeElement?.matches('nav.navbar .dropdown > a'))).toBe(true);
});

test('the menu on small screens is a modal dialog that Escape closes', async ({browser, open}) => {
  await browser.setViewport({width: 600, height: 900});
  await open('/docs/apis/core/dml');
  await browser.click('.navbar__toggle');
  await untilVisible(browser, '[role=dialog] .navbar-sidebar__close');
  await waitFor(browser, 'focus the close button', () => document.activeElement?.matches('.navbar-sidebar__close'));
  expect(await browser.evaluate(() => document.querySelector<HTMLElement>('.main-wrapper')?.inert)).toBe(true);
  await browser.press({key: 'Escape'});
  await waitFor(browser, 'return the focus', () => document.activeElement?.matches('.navbar__toggle'));
  expect(await browser.evaluate(() => document.querySelector<HTMLElement>('.main-wrapper')?.inert)).toBe(false);
});

test('Escape closes the page contents above the text on small screens', async ({browser, open}) => {
  await browser.setViewport({width: 600, height: 900});
  await open('/docs/apis/core/dml');
  await browser.click('.theme-doc-toc-mobile > summary');
  await untilVisible(browser, '.theme-doc-toc-mobile a');
  await browser.press({key: 'Escape'});
  await waitFor(
    browser,
    'close the contents',
    () => document.querySelector('.theme-doc-toc-mobile')?.hasAttribute('open') === false,
  );
  expect(await browser.evaluate(() => document.activeElement?.matches('.theme-doc-toc-mobile > summary'))).toBe(true);
});

test('a long sample is shortened until the reader asks for all lines', async ({browser, open}) => {
  await open('/docs/apis/subsystems/privacy');
  const sample = () =>
    browser.evaluate(() => {
      const {scrollHeight, clientHeight} = document.querySelector('pre:has(+ details)')!;
      return {scrollHeight, clientHeight};
    });
  const before = await sample();
  expect(before.clientHeight).toBeLessThan(before.scrollHeight - 100);
  await browser.evaluate(() => document.querySelector<HTMLElement>('pre + details > summary')?.click());
  await waitFor(browser, 'see all lines', () => {
    const {scrollHeight, clientHeight} = document.querySelector('pre:has(+ details)')!;
    return clientHeight >= scrollHeight;
  });
});

test('the colour mode can be changed and is remembered', async ({browser, site, open}) => {
  const mode = () => browser.evaluate(() => document.documentElement.dataset.theme);
  const background = () => browser.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open('/');
  await browser.click('nav.navbar button[aria-label^="Switch between dark and light mode"]');
  await waitFor(browser, 'change to light', () => localStorage.getItem('theme') === 'light');
  expect(await mode()).toBe('light');
  const light = await background();
  await browser.click('nav.navbar button[aria-label^="Switch between dark and light mode"]');
  await waitFor(browser, 'change to dark', () => localStorage.getItem('theme') === 'dark');
  expect(await mode()).toBe('dark');
  const dark = await background();
  expect(dark).not.toBe(light);

  await openDocument(browser, `${site.origin}/docs`);
  expect(await mode()).toBe('dark');
  await untilHydrated(browser);
  expect(await mode()).toBe('dark');
  expect(await background()).toBe(dark);
});

test('the upgrade planner shows the plan for the chosen releases', async ({browser, open}) => {
  await open('/general/releases/upgrade');
  await untilVisible(browser, 'main p', 'Choose both releases to see the upgrade plan.');
  await choose(browser, 'Your current release', '4.1.1');
  await choose(browser, 'Target release', '4.1.3');
  await untilAt(browser, '/general/releases/upgrade?from=4.1.1&to=4.1.3');
  await untilVisible(browser, 'main section h2', 'From 4.1.1 to 4.1.3');
  await untilVisible(browser, 'main section', 'You can upgrade Moodle 4.1.1 to 4.1.3 directly.');
  await untilVisible(
    browser,
    'main section li',
    'PHP: Moodle 4.1.3 requires PHP 7.4 or later and supports versions up to 8.1. ' +
      "You don't need to change PHP, because Moodle 4.1.3 supports every PHP version that Moodle 4.1.1 supports.",
  );
});

test('on a narrow screen, the rows of a table are cards with labels', async ({browser, open}) => {
  await browser.setViewport({width: 590, height: 900});
  await open('/versions');
  const labels = await browser.evaluate(() =>
    // Some engines return the label and the colon as one string, and some as two.
    [...document.querySelectorAll('tbody tr:first-child td')].map((cell) =>
      getComputedStyle(cell, '::before').content.replaceAll('" "', ''),
    ),
  );
  expect(labels.slice(0, 2)).toEqual(['"Documentation: "', '"Release notes: "']);
  expect(
    await browser.evaluate(() => {
      const [first, second] = document.querySelectorAll('tbody tr:first-child td');
      return first!.getBoundingClientRect().bottom <= second!.getBoundingClientRect().top + 1;
    }),
  ).toBe(true);
});

test('all pages have the left edge of the footer', async ({browser, open}) => {
  for (const [path, selector] of [
    ['/', 'main h1'],
    ['/versions', 'main h1'],
    ['/docs/tags', 'main h1'],
    ['/docs/apis/core/dml', '.theme-doc-sidebar-container .menu__link'],
  ] as const) {
    await open(path);
    const [start, edge] = await browser.evaluate(
      (...selectors) =>
        selectors.map((name) => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(name)!);
          return Math.min(...[...range.getClientRects()].filter(({width}) => width > 1).map(({left}) => left));
        }),
      selector,
      'footer.footer .footer__title',
    );
    expect(Math.abs(start! - edge!), path).toBeLessThan(2);
  }
});

test('nothing in the navbar is cut off or wraps on a small laptop', async ({browser, open}) => {
  await browser.setViewport({width: 1024, height: 800});
  await open('/docs/apis/core/dml');
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

test('samples show their language and a copy button', async ({browser, open}) => {
  await open('/docs/apis/core/dml');
  await untilVisible(browser, '.theme-code-block button[aria-label="Copy code to clipboard"]');
  expect(
    await browser.evaluate(() => {
      const bar = document.querySelector('.theme-code-block [data-language]')!;
      const button = document.querySelector('.theme-code-block button[aria-label="Copy code to clipboard"]')!;
      return {
        language: bar.getAttribute('data-language')!.toLowerCase(),
        isShown: getComputedStyle(bar, '::before').content !== 'none',
        opacity: getComputedStyle(button.parentElement!).opacity,
      };
    }),
  ).toEqual({language: 'php', isShown: true, opacity: '1'});
});

test('diagrams are drawings, and all labels are inside', async ({browser, open}) => {
  await open('/docs/apis/core/navigation');
  const labels = await browser.evaluate(() => {
    const drawing = document.querySelector('main svg:has(text)')!;
    const frame = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll('text')].map((label) => {
      const {left, right, top, bottom} = label.getBoundingClientRect();
      const isInside =
        left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
      return isInside ? 'inside' : label.textContent;
    });
  });
  expect(labels.length).toBeGreaterThan(3);
  expect(new Set(labels)).toEqual(new Set(['inside']));
});
