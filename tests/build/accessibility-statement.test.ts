import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {shortcuts, type Shortcut} from '../../src/components/site/ShortcutList/shortcuts.ts';
import type {AccessibilityRecord} from '../../src/moodle/accessibility.ts';
import {documentOf} from './site.ts';

const page = '/general/documentation/accessibility-statement';

test('the accessibility statement shows the results of the last tests', async () => {
  const {axe, engines} = JSON.parse(readFileSync('data/accessibility.json', 'utf8')) as AccessibilityRecord;
  const $ = await documentOf(page);
  const rows = $('table:has(caption:contains("Last automated tests")) tbody tr')
    .toArray()
    .map((row) => $(row).text());
  expect(rows).toHaveLength(1 + engines.length);
  for (const [index, {browser, pages}] of [axe, ...engines].entries()) {
    expect(rows[index]).toContain(browser);
    expect(rows[index]).toContain(String(pages));
  }
  expect(rows[0]).toContain(axe.version);
});

test('the accessibility statement lists the keyboard shortcuts', async () => {
  const $ = await documentOf(page);
  for (const {action} of Object.values<readonly Shortcut[]>(shortcuts).flat()) {
    expect($('main dt').text()).toContain(action);
  }
});

test('the accessibility statement links to a prepared report', async () => {
  const $ = await documentOf(page);
  const url = new URL($('main a:contains("report it on GitHub")').attr('href')!);
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toBe('Accessibility barrier');
  expect(url.searchParams.get('body')).toMatch(/^Page:\n\n/);
});
