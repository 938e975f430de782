import {meetings} from '../../data/meetings.json';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

test.describe('in Perth', () => {
  test.use({timezoneId: 'Australia/Perth'});

  test('the time of a meeting is in the time zone of the reader', async ({page, open}) => {
    const {route, start} = meetings.at(-1)!;
    await open(route);
    const time = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short', timeZone: 'Australia/Perth'});
    await expect(page.getByText(`${time.format(new Date(start))} AWST`).first()).toBeVisible();
  });
});

test('a version history shows badges at once, and its table when the reader opens it', async ({page, open}) => {
  await open(pageKinds.components);
  const history = page.locator('details:not(.theme-doc-toc-mobile):has(summary:has-text("Version history"))').first();
  await expect(history.locator('summary')).toHaveText(/^Version history\w+ (?:in|since) \d|^Version historySince \d/);
  await expect(history.getByRole('table')).toBeHidden();
  await history.locator('summary').press('Enter');
  await expect(history.getByRole('table')).toBeVisible();
  await expect(history.locator('a[href^="https://moodle.atlassian.net/browse/"]').first()).toBeVisible();
});
