import type {Page} from '@playwright/test';
import {editions} from '../../src/moodle/editions.ts';
import {archived, archivedEdition, currentEdition} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

const path = pageKinds['long docs page with tables'];
const facts = (page: Page) => page.locator('main [data-nosnippet]').first();
const actions = (page: Page) => page.getByText('Copy page', {exact: true});
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});

test('the line below the title shows the version, and links to the same page in other versions', async ({
  page,
  open,
}) => {
  await open(path);
  const [{verified, tag}] = editions;
  await expect(facts(page)).toContainText(`Checked against ${verified ?? tag.slice(1)}`);
  await facts(page)
    .getByRole('link', {name: `${archivedEdition} version`})
    .click();
  await expect(page).toHaveURL(archived(path));
  await expect(facts(page)).toContainText(`Moodle ${archivedEdition}`);
  await facts(page)
    .getByRole('link', {name: `${currentEdition} version`})
    .click();
  await expect(page).toHaveURL(path);
});

test('copies the page as Markdown and says so', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(path);
  await actions(page).focus();
  await page.keyboard.press('Enter');
  await copyButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(facts(page).getByRole('status')).toHaveText('Copied');
  const response = await page.request.get(`${path}.md`);
  // The clipboard is pasted, because the site's headers don't allow scripts to read it.
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(await response.text());
});

test('the actions fit a narrow screen, are visible in forced colours and are not printed', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.emulateMedia({forcedColors: 'active'});
  await open(path);
  await actions(page).click();
  await expect(copyButton(page)).toBeInViewport({ratio: 1});
  const colours = await copyButton(page).evaluate((button) => {
    const {color} = getComputedStyle(button);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(colours[0]).not.toBe(colours[1]);
  const history = page.getByRole('link', {name: 'History', exact: true});
  await history.scrollIntoViewIfNeeded();
  await expect(history).toBeInViewport({ratio: 1});
  await page.emulateMedia({media: 'print'});
  for (const action of [copyButton(page), facts(page).getByRole('link', {name: 'Edit'}), history]) {
    await expect(action).toBeHidden();
  }
  await expect(facts(page)).toContainText(`Moodle ${currentEdition}`);
});

test('the actions close with Escape, which returns the focus, and with a click elsewhere', async ({page, open}) => {
  await open(path);
  await actions(page).press('Enter');
  await copyButton(page).focus();
  await page.keyboard.press('Escape');
  await expect(copyButton(page)).toBeHidden();
  await expect(actions(page)).toBeFocused();
  await actions(page).click();
  await expect(copyButton(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(copyButton(page)).toBeHidden();
  await actions(page).click();
  await facts(page).getByRole('link', {name: 'Edit'}).focus();
  await expect(copyButton(page)).toBeHidden();
});
