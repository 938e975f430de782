import {inject} from 'vitest';
import {countSheets} from '../support/countSheets.ts';
import type {EngineBrowser} from './browsers/engineBrowser.ts';
import {expect, test} from './support/fixtures.ts';
import {openPage, untilVisible} from './support/page.ts';

/** Applies the print styles to the page on the screen, because the drivers cannot emulate print media. */
async function applyPrintStyles(browser: EngineBrowser): Promise<void> {
  const count = await browser.evaluate(() => {
    let changed = 0;
    const change = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /^(?:print|screen)\b/.test(rule.media.mediaText)) {
          rule.media.mediaText = rule.media.mediaText.startsWith('print') ? 'all' : 'not all';
          changed += 1;
        }
        if (rule instanceof CSSGroupingRule) {
          change(rule.cssRules);
        }
      }
    };
    for (const sheet of document.styleSheets) {
      change(sheet.cssRules);
    }
    return changed;
  });
  expect(count).toBeGreaterThan(1);
}

test('prints the text without navigation and buttons', async ({browser, open}) => {
  await open('/docs/apis/core/dml');
  await untilVisible(browser, '.theme-code-block button');
  const text = ['h1', 'td'];
  const chrome = [
    'nav.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.theme-doc-breadcrumbs',
    '.pagination-nav',
    '.theme-edit-this-page',
    'footer.footer',
    '.theme-code-block button',
  ];
  const visible = () =>
    browser.evaluate(
      (...selectors) => selectors.filter((selector) => document.querySelector(selector)!.checkVisibility()),
      ...text,
      ...chrome,
    );
  expect(await visible()).toEqual([...text, ...chrome]);
  await applyPrintStyles(browser);
  expect(await visible()).toEqual(text);
});

test('prints black on white, even in dark mode', async ({browser, site, open}) => {
  await open('/');
  await browser.evaluate(() => localStorage.setItem('theme', 'dark'));
  await openPage(browser, `${site.origin}/docs/apis/commonfiles`);
  const colours = () =>
    browser.evaluate(() => ({
      text: getComputedStyle(document.querySelector('.markdown p')!).color,
      background: getComputedStyle(document.documentElement).backgroundColor,
    }));
  const printed = {text: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)'};
  expect(await colours()).not.toEqual(printed);
  await applyPrintStyles(browser);
  expect(await colours()).toEqual(printed);
});

test('prints long lines of samples completely', async ({browser, open}) => {
  await open('/general/documentation/components');
  const countCutOff = () =>
    browser.evaluate(
      () =>
        [...document.querySelectorAll('.theme-code-block pre')].filter(
          ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
        ).length,
    );
  expect(await countCutOff()).toBeGreaterThan(0);
  await applyPrintStyles(browser);
  expect(await countCutOff()).toBe(0);
});

test('leaves closed lists closed', async ({browser, open}) => {
  await open('/general/documentation/components');
  await applyPrintStyles(browser);
  const heights = await browser.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.markdown details:not([open])')].map(({offsetHeight}) => offsetHeight),
  );
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(80);
});

test('prints a whole diagram, even if it is wider than the sheet', async ({browser, open}) => {
  await browser.setViewport({width: 700, height: 900});
  await open('/docs/apis/core/dml/database-schema');
  const overflow = () =>
    browser.evaluate(() => {
      const {scrollWidth, clientWidth} = document.querySelector('div:has(> div > svg text)')!;
      return scrollWidth - clientWidth;
    });
  expect(await overflow()).toBeGreaterThan(0);
  await applyPrintStyles(browser);
  expect(await overflow()).toBe(0);
});

const engine = inject('engine');

// WebKitGTK's driver has no command for printing, and Playwright prints in Chromium only.
for (const [name, path, sheets] of [
  ['long docs page', '/docs/apis/core/dml', 16],
  ['upgrade plan', '/general/releases/upgrade?from=3.9.0&to=4.2.0', 6],
] as const) {
  test.runIf(engine.name === 'firefox' && !engine.isPlaywright)(
    `prints the ${name} on at most ${sheets} sheets`,
    async ({browser, open}) => {
      await open(path);
      await untilVisible(browser, 'main h2');
      const count = await countSheets(await browser.print!());
      expect(count).toBeGreaterThan(1);
      expect(count).toBeLessThanOrEqual(sheets);
    },
  );
}
