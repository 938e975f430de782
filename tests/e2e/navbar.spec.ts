import type {Page} from '@playwright/test';
import {archived, archivedDocs, archivedEdition, archivedEditions, currentLabel} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {navbar, sidewaysScroll} from './support/layout.ts';

/** Opens the version dropdown, whose button shows the version of the page, and returns its list. */
async function openVersions(page: Page, current: string) {
  const button = navbar(page).getByRole('button', {name: current, exact: true});
  await button.hover();
  return button.locator('xpath=..').getByRole('list');
}

test('the first Tab focuses a link that skips to the content', async ({page, open}) => {
  await open('/docs/apis');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test.describe('version dropdown', () => {
  test('lists every version, the legacy documentation and the list of all versions', async ({page, open}) => {
    await open('/docs/apis');
    const list = await openVersions(page, currentLabel);
    await expect(list.getByRole('link')).toHaveText([
      currentLabel,
      ...archivedEditions,
      'Legacy documentation',
      'All versions',
    ]);
    await expect(list.getByRole('link', {name: currentLabel})).toHaveAttribute('aria-current', 'page');
    await expect(list.getByRole('link', {name: 'Legacy documentation'})).toHaveAttribute(
      'href',
      'https://docs.moodle.org/dev',
    );
    await list.getByRole('link', {name: 'All versions'}).click();
    await expect(page).toHaveURL('/versions');
  });

  test('keeps the page, query and hash in both directions', async ({page, open}) => {
    const path = '/docs/apis/core/dml';
    await open(`${path}?from=mail#see-also`);
    await (await openVersions(page, currentLabel)).getByRole('link', {name: archivedEdition, exact: true}).click();
    await expect(page).toHaveURL(`${archived(path)}?from=mail#see-also`);
    await (await openVersions(page, archivedEdition)).getByRole('link', {name: currentLabel}).click();
    await expect(page).toHaveURL(`${path}?from=mail#see-also`);
  });

  test('keeps category pages, and links to the start page of a version that lacks the current page', async ({
    page,
    open,
  }) => {
    for (const [path, target] of [
      ['/docs/category/subsystems', archived('/docs/category/subsystems')],
      ['/docs/tags/dml', archivedDocs],
    ] as const) {
      await open(path);
      await (await openVersions(page, currentLabel)).getByRole('link', {name: archivedEdition, exact: true}).click();
      await expect(page).toHaveURL(target);
    }
  });

  test('opens with Enter and Space, and closes when it loses focus or with Escape, which returns the focus', async ({
    page,
    open,
  }) => {
    await open('/docs/apis');
    const button = navbar(page).getByRole('button', {name: currentLabel});
    const entry = navbar(page).getByRole('link', {name: 'Legacy documentation'});
    // Escape also closes it while the pointer is over it, until the pointer returns.
    await openVersions(page, currentLabel);
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await page.mouse.move(5, 500);
    await openVersions(page, currentLabel);
    await expect(entry).toBeVisible();
    await page.mouse.move(5, 500);
    for (const key of ['Enter', 'Space']) {
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(entry).toBeVisible();
      await navbar(page).getByRole('link', {name: 'Guides'}).focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(entry).toBeHidden();
    }
    for (const inside of [button, entry]) {
      await button.press('Enter');
      await expect(entry).toBeVisible();
      await inside.focus();
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    }
  });
});

test('the locale switcher keeps the path, query and hash, and Escape closes it', async ({page, open}) => {
  const address = '/search?q=a%26b&version=all#results';
  await open(address);
  const button = navbar(page).getByRole('button', {name: 'English'});
  const english = navbar(page).getByRole('link', {name: 'English'});
  await button.press('Enter');
  await expect(english).toHaveAttribute('lang', 'en-AU');
  await expect(english).toHaveAttribute('href', address);
  await english.focus();
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(button).toBeFocused();
  // Screen readers send a click and no key.
  for (const isOpen of [true, false]) {
    await button.dispatchEvent('click');
    await expect(english).toBeVisible({visible: isOpen});
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
  }
});

test('with a large default font, no items overlap or leave the window', async ({page, open}) => {
  const session = await page.context().newCDPSession(page);
  for (const [font, width] of [
    [24, 997],
    [24, 1280],
    [32, 1440],
  ] as const) {
    await session.send('Page.setFontSizes', {fontSizes: {standard: font}});
    await page.setViewportSize({width, height: 800});
    await open('/docs/apis/core/dml');
    const boxes = (
      await Promise.all((await navbar(page).locator('.navbar__inner > * > *').all()).map((item) => item.boundingBox()))
    ).filter((box) => box !== null);
    const overlaps = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).filter((b) => {
        const [overX, overY] = [
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
        ];
        return overX > 1 && overY > 1;
      }),
    );
    expect(overlaps, `with ${font} px at ${width} px`).toEqual([]);
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThanOrEqual(width);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});
