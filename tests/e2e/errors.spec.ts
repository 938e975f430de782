import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';
import {sidewaysScroll} from './support/layout.ts';

const route = '/docs/errors';

/** Debug output of a made-up plugin, as a page of the platform contains it. */
const debugOutput = `<div class="notifytiny">Did you remember to call setType() for &#039;colour&#039;? Defaulting to PARAM_RAW cleaning.
<ul><li>line 1451 of /lib/formslib.php: call to debugging()</li>
<li>line 9 of /local/greetings/index.php: call to moodleform->display()</li></ul></div>`;

test('explains pasted output: the entry, the values, the place in the platform and the line of the plugin', async ({
  page,
  open,
}) => {
  await open(route);
  const field = page.getByRole('textbox', {name: 'Error message, debug output or log'});
  await field.fill(debugOutput);
  await expect(page.getByRole('status').filter({hasText: '1 known message found.'})).toBeVisible();
  const facts = page.getByRole('main').locator('section dl');
  await expect(facts).toContainText('name: colour');
  await expect(facts).toContainText('Line 9 of /local/greetings/index.php');
  await expect(facts.getByRole('link').first()).toHaveAttribute('href', /\/lib\/formslib\.php#L\d+$/);
  await expectAccessible(page);
  await page.setViewportSize({width: 320, height: 800});
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', {name: 'Did you remember to call setType()'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Did you remember to call setType()');
});

test('counts the messages of a log, and says when it knows none', async ({page, open}) => {
  await open(route);
  const field = page.getByRole('textbox', {name: 'Error message, debug output or log'});
  await field.fill('Call to undefined function a()\nCall to undefined function a()\nDivision by zero');
  await expect(page.getByText('2 known messages found.')).toBeVisible();
  await expect(page.getByText('Call to undefined function a() × 2')).toBeVisible();
  await field.fill('The weather is fine');
  await expect(page.getByText('No known message found.')).toBeVisible();
  await field.fill('');
  await expect(page.getByText('No known message found.')).toBeHidden();
});

test('answers the addresses that the platform builds for its errors', async ({page, open, expectConsole}) => {
  expectConsole(/404/);
  await open('/405/en/error/moodle/dmlreadexception');
  await page.getByRole('link', {name: 'Look up dmlreadexception'}).click();
  await expect(page.getByText('1 known message found.')).toBeVisible();
});
