import {expect, test} from './fixtures.ts';
import {accessibilityFaults} from './support/axe.ts';
import {openMenu} from './support/layout.ts';
import {allPageKinds, openKind, pageKinds} from './support/pages.ts';

const sizes = {desktop: {width: 1280, height: 900}, '320 px': {width: 320, height: 700}};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${colorScheme}, ${size}`, () => {
      test.use({colorScheme, viewport});

      for (const kind of allPageKinds) {
        test(kind, async ({page, open, expectConsole}) => {
          await openKind(kind, {page, open, expectConsole});
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect(await accessibilityFaults(page)).toEqual([]);
        });
      }
    });
  }

  test.describe(`${colorScheme}, opened`, () => {
    test.use({colorScheme});

    test('waffle panel', async ({open, page}) => {
      await open('/');
      await page.getByRole('button', {name: 'Moodle sites'}).click();
      await expect(page.getByText('What are you looking for?')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test('version dropdown', async ({open, page}) => {
      await open(pageKinds['docs page']);
      await page.getByRole('button', {name: 'master'}).press('Enter');
      await expect(page.getByRole('link', {name: 'Legacy documentation'})).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    for (const path of [pageKinds['docs page'], pageKinds.home]) {
      test(`mobile menu of ${path}`, async ({open, page}) => {
        await page.setViewportSize(sizes['320 px']);
        await open(path);
        await openMenu(page);
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }
  });
}
