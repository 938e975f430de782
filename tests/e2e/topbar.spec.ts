import {expect, test} from './fixtures.ts';
import {navbar, topBar} from './support/layout.ts';

const heading = 'What are you looking for?';

test('top bar, navbar, content and footer are stacked; the waffle button opens a panel with three sites', async ({
  page,
  open,
}) => {
  await open('/');
  const parts = [topBar(page), navbar(page), page.getByRole('main'), page.getByRole('contentinfo')];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(parts.length);

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

  // A click outside closes the panel, but a click inside does not.
  await button.click();
  await page.getByText(heading).click();
  await expect(page.getByText(heading)).toBeVisible();
  await page.getByRole('contentinfo').click({position: {x: 5, y: 5}});
  await expect(page.getByText(heading)).toBeHidden();
});

test('Enter and Space open the panel, Escape closes it, and Tab moves through it in the natural order', async ({
  page,
  open,
}) => {
  await open('/');
  const button = page.getByRole('button', {name: 'Moodle sites'});
  const forums = topBar(page).getByRole('link', {name: 'Forums'});
  for (const key of ['Enter', 'Space']) {
    await button.press(key);
    await expect(page.getByText(heading)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Moodle.com'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(heading)).toBeHidden();
    await expect(button).toBeFocused();
  }
  // Tab skips the closed panel.
  await page.keyboard.press('Tab');
  await expect(forums).toBeFocused();
  await button.press('Enter');
  for (const name of ['Moodle.com', 'MoodleNet', 'Moodle Academy']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name})).toBeFocused();
    await expect(page.getByText(heading)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(forums).toBeFocused();
  await expect(page.getByText(heading)).toBeHidden();
});
