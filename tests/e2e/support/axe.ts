import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import axeCore from 'axe-core';
import {markContrastSamples, sampleMarker} from './contrastSamples.ts';
import {sidewaysScroll, startScrolling} from './layout.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose results depend on colours. They check only the marked elements. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const configuration = {
  rules: [
    {id: 'color-contrast', selector: `[${sampleMarker}]`},
    {id: 'link-in-text-block', selector: `a[href][${sampleMarker}]`},
  ],
};

const axeSource = `${axeCore.source}; axe.configure(${JSON.stringify(configuration)});`;

/** Checks a page in its current state against WCAG 2.2 AA and axe's best practices. Returns a line for each violation. */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  await startScrolling(page);
  await markContrastSamples(page);
  // Our pages have no frames, so axe does not have to return all elements and merge them on another page.
  const axe = new AxeBuilder({page, axeSource}).setLegacyMode().options({
    resultTypes: ['violations'],
    // Off by default, because axe can't see every text.
    rules: {'label-content-name-mismatch': {enabled: true}},
  });
  const results = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/**
 * Checks a page on which no colour mode has been chosen in both modes, and leaves it in light mode. The modes differ in
 * their colours only, so all other rules are checked once.
 */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    // With reduced motion, colours change at once. Otherwise axe would measure the contrast during the transition, even of
    // entries that the browser does not render until axe reads them.
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
    const rules = colorScheme === 'light' ? colourRules : undefined;
    const found = await accessibilityViolations(page, rules);
    violations.push(...found.map((violation) => `${colorScheme}: ${violation}`));
  }
  return violations;
}

/**
 * Checks that a page has no violations in either mode, and does not scroll sideways on a narrow screen. Width and mode are
 * changed in place, because loading the page takes longer.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 700});
  await startScrolling(page);
  // The layout follows the new width in an event, so this is polled.
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
}
