import {expect, test} from './fixtures.ts';
import {navbar, topBar} from './support/layout.ts';

const heading = 'What are you looking for?';

test('top bar, navbar, content and footer are stacked in this order', async ({page, open}) => {
  await open('/docs/apis');
  const parts = [topBar(page), navbar(page), page.getByRole('main'), page.getByRole('contentinfo')];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(parts.length);
});

test('the waffle button opens a panel with three sites and their descriptions', async ({page, open}) => {
  await open('/');
  const panel = page.getByRole('group', {name: heading});
  const button = page.getByRole('button', {name: 'Moodle sites'});
  await expect(page.getByText(heading)).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByText(heading)).toBeVisible();
  await expect(panel.getByRole('link')).toHaveText([
    /^Moodle\.com\s*Moodle products and services/,
    /^MoodleNet\s*A network for finding and sharing open educational resources/,
    /^Moodle Academy\s*Courses/,
  ]);
  expect(await panel.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://moodle.com/',
    'https://moodle.net/',
    'https://moodle.academy/',
  ]);

  await button.click();
  await expect(page.getByText(heading)).toBeHidden();
});

test('Enter and Space open the panel, Escape closes it and returns the focus', async ({page, open}) => {
  await open('/');
  const button = page.getByRole('button', {name: 'Moodle sites'});
  for (const key of ['Enter', 'Space']) {
    await test.step(key, async () => {
      await button.press(key);
      await expect(page.getByText(heading)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Moodle.com'})).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(page.getByText(heading)).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});

test('Tab moves through the panel to the links of the bar, which closes the panel', async ({page, open}) => {
  await open('/');
  await page.getByRole('button', {name: 'Moodle sites'}).press('Enter');
  for (const name of ['Moodle.com', 'MoodleNet', 'Moodle Academy']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name})).toBeFocused();
    await expect(page.getByText(heading)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(topBar(page).getByRole('link', {name: 'Forums'})).toBeFocused();
  await expect(page.getByText(heading)).toBeHidden();
});

test('Tab skips the closed panel', async ({page, open}) => {
  await open('/');
  await page.getByRole('button', {name: 'Moodle sites'}).focus();
  await page.keyboard.press('Tab');
  await expect(topBar(page).getByRole('link', {name: 'Forums'})).toBeFocused();
});

test('a click outside closes the panel, but a click inside does not', async ({page, open}) => {
  await open('/');
  await page.getByRole('button', {name: 'Moodle sites'}).click();
  await page.getByText(heading).click();
  await expect(page.getByText(heading)).toBeVisible();
  await page.getByRole('contentinfo').click({position: {x: 5, y: 5}});
  await expect(page.getByText(heading)).toBeHidden();
});
