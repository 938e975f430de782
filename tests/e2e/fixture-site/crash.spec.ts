import {expect, test} from './sites.ts';

const everyCause =
  'The page could not be rendered\n\nCause:\nThe file could not be written\n\nCause:\nThe disk is full';

test('a crash shows its causes within the layout until the reader presses "Try again"', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Error: The page could not be rendered/);
  await open('/crash');
  await expect(page).toHaveTitle('Crash on demand | Developer Resources');

  await page.getByRole('button', {name: 'Crash', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('main').getByText('The disk is full')).toHaveText(everyCause);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Crash on demand'})).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  await expect(page).toHaveTitle('Crash on demand | Developer Resources');

  // The page can crash and recover again, which shows that the error was cleared rather than hidden.
  await page.getByRole('button', {name: 'Crash', exact: true}).click();
  await expect(page.getByText('This page crashed')).toBeVisible();
  // A crash does not affect the next page.
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'A page of documentation'})).toBeVisible();
  await expect(page).toHaveTitle('A page of documentation | Developer Resources');
});

test('a crash outside the layout is shown within the layout', async ({page, expectConsole}) => {
  expectConsole(/This page has no layout to crash in/);
  await page.goto('/crash-without-layout');
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('This page has no layout to crash in')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test('a page without a default export is reported as such', async ({page, expectConsole}) => {
  expectConsole(/doesn't have a default export/);
  await page.goto('/no-default-export');
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  await expect(
    page.getByText(
      "The page component at /no-default-export doesn't have a default export. This makes it impossible to render " +
        'anything. Consider default-exporting a React component.',
    ),
  ).toBeVisible();
});
