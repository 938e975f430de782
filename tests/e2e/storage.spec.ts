import {expect, test} from './fixtures.ts';
import {navbar} from './support/layout.ts';

test('the site works in a browser that forbids storage, and warns in the console', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({colorScheme: 'light'});
  await open('/docs/apis');
  const toggle = navbar(page).getByRole('button', {name: 'Switch between dark and light mode'});
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await navbar(page).getByRole('link', {name: 'Process'}).click();
  await expect(page).toHaveURL('/general/development/process');
});

test('the colour mode can be changed when storage is full, and the console has a warning', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/Docusaurus storage error, can't set theme=light/);
  expectConsole(/Docusaurus storage error, can't set theme=dark/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await open('/');
  const toggle = navbar(page).getByRole('button', {name: 'Switch between dark and light mode'});
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
