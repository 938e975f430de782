import {expect, test} from 'vitest';
import {shortcuts, type Shortcut} from '../../src/components/content/ShortcutList/shortcuts.ts';
import {documentOf} from './site.ts';

const page = '/general/documentation/accessibility-statement';

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
