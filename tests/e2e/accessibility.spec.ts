import {expect, test} from './fixtures.ts';
import {faultsInBothModes} from './support/axe.ts';
import {openMenu} from './support/layout.ts';
import {allPageKinds, openKind, pageKinds} from './support/pages.ts';

const wide = {width: 1280, height: 900};
const narrow = {width: 320, height: 700};

// Loading a page takes longer than changing its width and colours, so each kind is loaded once.
for (const kind of allPageKinds) {
  test(`${kind}: no violations in either mode, wide or narrow`, async ({page, open, expectConsole}) => {
    await page.setViewportSize(wide);
    await openKind(kind, {page, open, expectConsole});
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      expect(await faultsInBothModes(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

test('the open waffle panel has no violations', async ({open, page}) => {
  await open('/');
  await page.getByRole('button', {name: 'Moodle sites'}).click();
  await expect(page.getByText('What are you looking for?')).toBeVisible();
  expect(await faultsInBothModes(page)).toEqual([]);
});

test('the open version dropdown has no violations', async ({open, page}) => {
  await open(pageKinds['docs page']);
  await page.getByRole('button', {name: 'master'}).press('Enter');
  await expect(page.getByRole('link', {name: 'Legacy documentation'})).toBeVisible();
  expect(await faultsInBothModes(page)).toEqual([]);
});

for (const path of [pageKinds['docs page'], pageKinds.home]) {
  test(`the mobile menu of ${path} has no violations`, async ({open, page}) => {
    await page.setViewportSize(narrow);
    await open(path);
    await openMenu(page);
    expect(await faultsInBothModes(page)).toEqual([]);
  });
}
