import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

const line = (page: Page) =>
  page.getByRole('paragraph').filter({has: page.getByRole('link', {name: 'History', exact: true})});

test('every set of docs links to the history of its files', async ({page, open}) => {
  await open(pageKinds['docs page']);
  const history = line(page).getByRole('link', {name: 'History', exact: true});
  await expect(history).toHaveAttribute('href', /\/commits\/main\/docs\/apis\/commonfiles\/index\.md$/);
  await page.getByRole('link', {name: '4.1 version'}).click();
  await expect(history).toHaveAttribute(
    'href',
    /\/commits\/main\/versioned_docs\/version-4\.1\/apis\/commonfiles\/index\.md$/,
  );
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Community'}).click();
  await expect(history).toHaveAttribute('href', /\/commits\/main\/general\/community\/contribute\.md$/);
});

test('stays visible in forced colours and on a narrow screen; the link is not printed', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.emulateMedia({forcedColors: 'active'});
  await open(pageKinds['general page']);
  const history = line(page).getByRole('link', {name: 'History', exact: true});
  await history.scrollIntoViewIfNeeded();
  await expect(history).toBeInViewport({ratio: 1});
  await page.emulateMedia({media: 'print'});
  await expect(history).toBeHidden();
});
