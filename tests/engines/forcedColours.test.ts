import {describe, inject} from 'vitest';
import {expect, testWithContrast} from './support/fixtures.ts';
import {styleOf, untilVisible} from './support/page.ts';

const test = testWithContrast('forced');

// WebKit does not implement forced colours: `forced-colors` is always `none`.
describe.runIf(inject('engine').name === 'firefox')('forced colours', () => {
  test('show the current entries of the navbar and the sidebar', async ({browser, open}) => {
    await open('/docs/apis/core/dml');
    expect(await browser.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const link = 'nav.navbar .navbar__link--active';
    const otherLink = 'nav.navbar .navbar__link:not(.navbar__link--active)';
    const background = await styleOf(browser, link, 'background-color');
    expect(background).not.toBe(await styleOf(browser, otherLink, 'background-color'));
    expect(await styleOf(browser, link, 'color')).not.toBe(background);
    const entry = '.theme-doc-sidebar-container a[aria-current=page]';
    const otherEntry = '.theme-doc-sidebar-container a.menu__link:not([aria-current], .menu__link--active)';
    expect(await styleOf(browser, entry, 'border-top-width')).not.toBe('0px');
    expect(await styleOf(browser, otherEntry, 'border-top-width')).toBe('0px');
    expect(await styleOf(browser, entry, 'color')).not.toBe(await styleOf(browser, entry, 'background-color'));
  });

  test('show the selected hit of the search', async ({browser, open}) => {
    await open('/');
    await browser.click('.DocSearch-Button');
    await untilVisible(browser, 'dialog input');
    await browser.type('task');
    await untilVisible(browser, 'dialog [aria-busy=false] [role=option][aria-selected=false]');
    const [selected, other] = ['true', 'false'].map(
      (isSelected) => `dialog [role=option][aria-selected=${isSelected}]`,
    );
    expect(await styleOf(browser, selected!, 'background-color')).not.toBe(
      await styleOf(browser, other!, 'background-color'),
    );
  });

  test('show the edges of the search button and of the page contents', async ({browser, open}) => {
    await open('/docs/apis/core/dml');
    expect(await styleOf(browser, '.DocSearch-Button', 'border-top-style')).toBe('solid');
    expect(await styleOf(browser, '.DocSearch-Button', 'border-top-width')).not.toBe('0px');
    await browser.setViewport({width: 390, height: 900});
    expect(await styleOf(browser, '.theme-doc-toc-mobile', 'border-top-style')).toBe('solid');
  });

  test('show where a table continues', async ({browser, open}) => {
    await browser.setViewport({width: 390, height: 900});
    await open('/general/releases/history');
    expect(await styleOf(browser, '[role=group][aria-label="Table, scrolls sideways"]', 'border-right-style')).toBe(
      'dashed',
    );
  });
});
