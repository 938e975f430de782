import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

const longPage = pageKinds['long docs page with tables'];

const keywords = (page: Page): Locator => page.locator('.theme-code-block .token.keyword');

function hasHighlighter(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async ({name}) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('before-tokenize'));
  });
}

test('code samples are highlighted in the HTML, so the page loads no highlighter', async ({page, open}) => {
  const response = await page.request.get(longPage);
  expect(await response.text()).toContain('<span class="token keyword">');
  // A page with tabs, whose samples keep their colours as well.
  for (const path of [longPage, pageKinds.components]) {
    await open(path);
    await expect(keywords(page).first()).toBeVisible();
    expect(await hasHighlighter(page)).toBe(false);
  }
});

test('code samples are highlighted after navigation as well', async ({page, open}) => {
  await open('/docs/apis/core/dml/ddl');
  await sidebar(page).locator(`a[href="${longPage}"]`).click();
  await expect(page).toHaveURL(longPage);
  await expect(keywords(page).first()).toBeVisible();
  expect(await hasHighlighter(page)).toBe(true);
});

test('code samples are shown without colours if the highlighter cannot be loaded', async ({
  page,
  open,
  expectConsole,
}) => {
  await open('/docs/apis/core/dml/ddl');
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isHighlighter = (await response.text()).includes('before-tokenize');
    await (isHighlighter ? route.abort() : route.fulfill({response}));
  });
  expectConsole(/Failed to load resource/);
  const failed = page.waitForEvent('requestfailed');
  await sidebar(page).locator(`a[href="${longPage}"]`).click();
  await failed;
  const sample = page.locator('.theme-code-block pre').first();
  await expect(sample).not.toBeEmpty();
  await expect(sample.locator('.token-line').first()).toBeVisible();
  await expect(keywords(page)).toHaveCount(0);
  // Prefetch requests may still be running.
  await page.unrouteAll({behavior: 'wait'});
});
