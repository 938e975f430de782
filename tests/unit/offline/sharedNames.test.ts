import {expect, test} from 'vitest';
import {storedPage, withSharedNames} from '@site/src/offline/sharedNames';

const names = ['assets/js/main.0123abcd.js'];
const page = (data: string): string => `<head>${data}<script src="/assets/js/main.0123abcd.js"></script></head>`;

test('a stored page does not change with its shared files, and gets the names of the version that is served', () => {
  const stored = storedPage(page(''), names);
  expect(stored).not.toContain('0123abcd');
  expect(withSharedNames(stored, ['assets/js/main.4567abcd.js'])).toBe(page('').replace('0123abcd', '4567abcd'));
});

test('a stored page has no structured data', () => {
  const data =
    '<script data-rh="true" type="application/ld+json">{"a":\n1}</script><script type="application/ld+json">{}</script>\n';
  expect(storedPage(page(data), names)).toBe(storedPage(page(''), names));
});
