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

/** Opens a page in dark mode and applies the print styles. */
async function openPrinted(browser: EngineBrowser, origin: string, path: string): Promise<void> {
  await openPage(browser, origin);
  await browser.evaluate(() => localStorage.setItem('theme', 'dark'));
  await openPage(browser, origin + path);
  expect(await browser.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await applyPrintStyles(browser);
}

test('prints the text without navigation and buttons', async ({browser, site}) => {
  await openPrinted(browser, site.origin, '/docs/apis/core/dml');
  const visible = await browser.evaluate(() =>
    [
      'h1',
      'td',
      'nav.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop',
      '.theme-doc-breadcrumbs',
      '.pagination-nav',
      '.theme-edit-this-page',
      'footer.footer',
      '.theme-code-block button',
    ].filter((selector) => document.querySelector(selector)!.checkVisibility()),
  );
  expect(visible).toEqual(['h1', 'td']);
});

test('prints black on white, even in dark mode', async ({browser, site}) => {
  await openPrinted(browser, site.origin, '/docs/apis/commonfiles');
  expect(
    await browser.evaluate(() => ({
      text: getComputedStyle(document.querySelector('.markdown p')!).color,
      background: getComputedStyle(document.documentElement).backgroundColor,
    })),
  ).toEqual({text: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)'});
});

test('prints long lines of samples completely, and closed lists closed', async ({browser, site}) => {
  await openPrinted(browser, site.origin, '/general/documentation/components');
  const {cutOff, samples, openLists} = await browser.evaluate(() => {
    const blocks = [...document.querySelectorAll('.theme-code-block pre')].filter((block) => block.checkVisibility());
    return {
      samples: blocks.length,
      cutOff: blocks.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length,
      openLists: [...document.querySelectorAll<HTMLElement>('.markdown details:not([open])')].filter(
        ({offsetHeight}) => offsetHeight > 80,
      ).length,
    };
  });
  expect(samples).toBeGreaterThan(5);
  expect(cutOff).toBe(0);
  expect(openLists).toBe(0);
});

test('prints a whole diagram, even if it is wider than the sheet', async ({browser, site}) => {
  await browser.setViewport({width: 700, height: 900});
  await openPrinted(browser, site.origin, '/docs/apis/core/dml/database-schema');
  expect(
    await browser.evaluate(() => {
      const {scrollWidth, clientWidth} = document.querySelector('div:has(> div > svg text)')!;
      return scrollWidth - clientWidth;
    }),
  ).toBe(0);
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
