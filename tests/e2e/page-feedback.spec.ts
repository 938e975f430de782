import type {Page} from '@playwright/test';
import {archived, archivedEdition, titleOf} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

const path = archived(pageKinds['long docs page with tables']);
const feedback = (page: Page) => page.getByRole('region', {name: 'Feedback'});
const field = (page: Page) => feedback(page).getByLabel('What is missing, wrong or unclear?');

/** Stops the page from sending forms, and returns a function that reads the URL that the last form would have opened. */
async function interceptForm(page: Page): Promise<() => Promise<URL>> {
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const fields = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      document.body.dataset.submitted = `${form.action}?${new URLSearchParams(fields).toString()}`;
    });
  });
  return async () => {
    await expect(page.locator('body')).toHaveAttribute('data-submitted');
    return new URL((await page.locator('body').getAttribute('data-submitted'))!);
  };
}

test('"No" starts an issue with the page, its version and the text, which must not be empty', async ({page, open}) => {
  await open(path);
  const submittedUrl = await interceptForm(page);
  await expect(field(page)).toBeHidden();
  await feedback(page).getByText('No', {exact: true}).click();
  const send = feedback(page).getByRole('button', {name: 'Continue on GitHub'});
  await send.click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('data-submitted');
  await field(page).fill('Where is the SQL?');
  await send.click();
  const {origin, pathname, searchParams} = await submittedUrl();
  expect(origin + pathname).toBe('https://github.com/moodle/devdocs/issues/new');
  expect(searchParams.get('title')).toBe(`Feedback on "${titleOf(path)}" (Moodle ${archivedEdition}, ${path})`);
  expect(searchParams.get('body')).toBe('Where is the SQL?');
  await feedback(page).getByText('Yes', {exact: true}).click();
  await expect(feedback(page).getByText('Thank you!')).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the form has the page, but no version where pages have none', async ({page}) => {
    await page.goto(pageKinds['general page']);
    await feedback(page).getByText('No', {exact: true}).click();
    await expect(field(page)).toBeVisible();
    await expect(feedback(page).locator('[name=title]')).toHaveValue(/^Feedback on ".+" \(\/general\/\S+\)$/);
  });
});
