import {readdirSync, readFileSync} from 'node:fs';
import type {Version} from '../../src/moodle/types.ts';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';
import {sidewaysScroll, startScrolling} from './support/layout.ts';

const route = '/general/releases';
const history = '/general/releases/history';
const title = /^Support for Moodle \d+\.\d+ to \d+\.\d+$/;

const versions = readdirSync('data/versions').map(
  (file) => JSON.parse(readFileSync(`data/versions/${file}`, 'utf8')) as Version,
);

function timeline(page: Page): Locator {
  return page.getByRole('img', {name: title});
}

/** The bars: two for each version, the newest version first. */
function bars(page: Page): Locator {
  return timeline(page).locator('g > rect');
}

function today(page: Page): Locator {
  return timeline(page).locator('> rect');
}

async function boxesOf(elements: Locator): Promise<{left: number; right: number; height: number}[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const {left, right, height} = element.getBoundingClientRect();
      return {left, right, height};
    }),
  );
}

function year(page: Page, name: string): Locator {
  return page.locator('details').filter({has: page.locator('summary', {hasText: new RegExp(`^${name} \\(`)})});
}

test('the timeline has an accessible name and a description with all dates', async ({page, open}) => {
  await open(route);
  await expect(timeline(page)).toHaveAccessibleName('Support for Moodle 3.9 to 4.2');
  const description = page.locator('details').filter({hasText: 'Timeline as text'});
  await expect(description.locator('ul')).toHaveId((await timeline(page).getAttribute('aria-describedby'))!);
  await expect(description.locator('ul')).toBeHidden();
  await description.locator('summary').press('Enter');
  await expect(description.getByRole('listitem').filter({hasText: 'general support'})).toHaveText([
    /^Moodle 4\.2: general support from 24 April 2023 until 22 April 2024, then security support until 7 October 2024\.$/,
    /^Moodle 4\.1 \(LTS\): general support from 28 November 2022 until 11 December 2023, then .* 8 December 2025\.$/,
    /^Moodle 4\.0: /,
    /^Moodle 3\.11: /,
    /^Moodle 3\.10: /,
    /^Moodle 3\.9 \(LTS\): /,
  ]);
});

test('the timeline marks the current date', async ({page, open}) => {
  await page.clock.setFixedTime('2023-05-01T12:00:00');
  await open(route);
  await expect(timeline(page).getByText('Today')).toBeVisible();
  const [line] = await boxesOf(today(page));
  // 4.2 was a week old on that date.
  const [general] = await boxesOf(bars(page));
  expect(line!.left).toBeGreaterThan(general!.left);
  expect(line!.left).toBeLessThan(general!.left + (general!.right - general!.left) / 10);
});

test('the timeline has no line for a date outside its range', async ({page, open}) => {
  for (const day of ['2019-12-31', '2026-01-01']) {
    await test.step(day, async () => {
      await page.clock.setFixedTime(`${day}T12:00:00`);
      await open(route);
      await expect(timeline(page)).toBeVisible();
      await expect(today(page)).toHaveCount(0);
      await expect(timeline(page).getByText('Today')).toHaveCount(0);
    });
  }
});

for (const width of [320, 1280]) {
  test(`at ${width} px, the labels of the timeline are within it and large enough to read`, async ({page, open}) => {
    await page.setViewportSize({width, height: 800});
    await page.clock.setFixedTime('2023-05-01T12:00:00');
    await open(route);
    const [frame] = await boxesOf(timeline(page));
    const texts = timeline(page).locator('text');
    expect(await texts.allTextContents()).toEqual([
      ...['2020', '2021', '2022', '2023', '2024', '2025'],
      'Today',
      ...['Moodle 4.2', 'Moodle 4.1 (LTS)', 'Moodle 4.0', 'Moodle 3.11', 'Moodle 3.10', 'Moodle 3.9 (LTS)'],
    ]);
    const boxes = await boxesOf(texts);
    for (const {left, right, height} of boxes) {
      expect(left).toBeGreaterThanOrEqual(frame!.left);
      expect(right).toBeLessThanOrEqual(frame!.right);
      expect(height).toBeGreaterThanOrEqual(12);
    }
    // Years do not overlap.
    boxes.slice(1, 6).forEach(({left}, index) => expect(left).toBeGreaterThan(boxes[index]!.right));
  });
}

for (const path of [route, history]) {
  test(`${path} does not scroll sideways, even with everything expanded`, async ({page, open}) => {
    for (const width of [320, 768, 1280]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({width, height: 800});
        await open(path);
        await startScrolling(page);
        const expanded = await page.locator('.markdown details').evaluateAll((all) => {
          all.forEach((details) => ((details as HTMLDetailsElement).open = true));
          return all.length;
        });
        expect(expanded).toBeGreaterThan(path === history ? 10 : 0);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      });
    }
  });
}

test('support dates replace the status when support for all versions has ended', async ({page, open}) => {
  await page.clock.setFixedTime('2026-01-01T12:00:00');
  await open(route);
  await expect(page.getByText('Support for all versions in this table has ended.')).toBeVisible();
  await expect(
    page.getByRole('table', {name: 'Newest versions and their support'}).getByRole('columnheader'),
  ).toHaveText(['Version', 'Released', 'General support until', 'Security support until']);
});

test('links to parts of the page that have moved lead to the list of all releases', async ({page, open}) => {
  await open(`${route}#all-releases`);
  await expect(page).toHaveURL(`${history}#all-versions`);
});

test('the page is accessible', async ({page, open}) => {
  await page.clock.setFixedTime('2023-05-01T12:00:00');
  await open(route);
  await page.locator('details').filter({hasText: 'Timeline as text'}).locator('summary').click();
  await expectAccessible(page);
});

test('the table of requirements has a row for each version with known requirements', async ({page, open}) => {
  await open(history);
  const table = page.getByRole('table', {name: 'Requirements by version'});
  const known = versions.filter(({requirements}) => requirements);
  await expect(table.locator('tbody tr')).toHaveCount(known.length);
  await expect(table.locator('thead th')).toHaveText([
    'Moodle',
    'Lowest PHP',
    'Highest PHP',
    'PostgreSQL',
    'MySQL',
    'MariaDB',
    'Microsoft SQL Server',
    'Oracle Database',
    'SQLite',
    'Upgrade from',
  ]);
  await expect(table.getByRole('row').filter({has: page.getByRole('rowheader', {name: '4.1 (LTS)'})})).toHaveText(
    '4.1 (LTS)7.4.08.1125.710.4201719No3.9 or later',
  );
});

test('the calendar lists releases by year, and the newest year is expanded', async ({page, open}) => {
  await open(history);
  // Text without layout has no `innerText`.
  await startScrolling(page);
  const years = page.locator('details').filter({has: page.locator('summary', {hasText: /^\d{4} \(/})});
  const dates = versions.flatMap(({releases}) => releases.map(({releaseDate}) => releaseDate));
  const expected = [...new Set(dates.map((date) => date.slice(0, 4)))]
    .sort()
    .reverse()
    .map((name) => {
      const count = dates.filter((date) => date.startsWith(name)).length;
      return `${name} (${count === 1 ? '1 release' : `${count} releases`})`;
    });
  expect(await years.locator('summary').allInnerTexts()).toEqual(expected);
  expect(await years.evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open))).toEqual(
    expected.map((_, index) => index === 0),
  );
  await year(page, '2022').locator('summary').press('Enter');
  await year(page, '2022').getByRole('link', {name: '3.10.11'}).click();
  await expect(page).toHaveURL('/general/releases/3.10/3.10.11');
});
