import type {EngineBrowser} from './browsers/engineBrowser.ts';
import {expect, test} from './support/fixtures.ts';
import {untilAt, untilVisible, waitFor} from './support/page.ts';

/** Checks that the reader acted before React hydrated the page. */
async function expectEarly(browser: EngineBrowser): Promise<void> {
  expect(await browser.evaluate(() => (window as {actedEarly?: boolean}).actedEarly)).toBe(true);
}

test('the menu opens if its button was pressed before the page is hydrated', async ({browser, site, open}) => {
  await browser.setViewport({width: 600, height: 900});
  site.actEarly(() => {
    document.querySelector<HTMLElement>('.navbar__toggle')?.click();
  });
  await open('/docs/apis/core/dml');
  await expectEarly(browser);
  await untilVisible(browser, '.navbar-sidebar--show .navbar-sidebar');
  expect(await browser.evaluate(() => document.querySelector('[data-waiting]'))).toBeNull();
});

test('the page contents stay open if they were opened before the page is hydrated', async ({browser, site, open}) => {
  await browser.setViewport({width: 600, height: 900});
  site.actEarly(() => {
    document.querySelector<HTMLElement>('.theme-doc-toc-mobile > summary')?.click();
  });
  await open('/docs/apis/core/dml');
  await expectEarly(browser);
  await untilVisible(browser, '.theme-doc-toc-mobile a');
  expect(await browser.evaluate(() => document.querySelector('.theme-doc-toc-mobile')!.hasAttribute('open'))).toBe(
    true,
  );
});

test('the search opens with what was typed before the page is hydrated', async ({browser, site, open}) => {
  site.actEarly(() => {
    document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
    for (const key of 'lock') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    }
  });
  await open('/docs');
  await expectEarly(browser);
  await waitFor(
    browser,
    'see the text in the search field',
    () => document.querySelector<HTMLInputElement>('dialog input')?.value === 'lock',
  );
  await untilVisible(browser, 'dialog [role=option]', 'Lock');
});

test('a tab that was chosen before the page is hydrated stays chosen', async ({browser, site, open}) => {
  site.actEarly(() => {
    document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
  });
  await open('/docs/guides/templates');
  await expectEarly(browser);
  await waitFor(
    browser,
    'see the second tab selected',
    () => document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected') === 'true',
  );
  expect(
    await browser.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.tabs-container')[0]!.querySelectorAll('[role=tabpanel]')].map(
        (panel) => panel.checkVisibility(),
      ),
    ),
  ).toEqual([false, true]);
});

test('the planner keeps releases that were chosen before the page is hydrated', async ({browser, site, open}) => {
  site.actEarly(() => {
    const selects = document.querySelectorAll<HTMLSelectElement>('main select');
    ['3.9.21', '4.1.3'].forEach((release, index) => {
      selects[index]!.value = release;
      selects[index]!.dispatchEvent(new Event('change', {bubbles: true}));
    });
  });
  await open('/general/releases/upgrade');
  await expectEarly(browser);
  await untilVisible(browser, 'main h2', 'From 3.9.21 to 4.1.3');
  await untilAt(browser, '/general/releases/upgrade?from=3.9.21&to=4.1.3');
});
