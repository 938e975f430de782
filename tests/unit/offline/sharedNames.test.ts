import {expect, test} from 'vitest';
import {withPlaceholders, withSharedNames} from '@site/src/offline/sharedNames';

test('a stored page does not change with its shared files, and gets the names of the version that is served', () => {
  const page = (hash: string): string => `<head><script src="/assets/js/main.${hash}.js"></script></head>`;
  const stored = withPlaceholders(page('0123abcd'), ['assets/js/main.0123abcd.js']);
  expect(stored).not.toContain('0123abcd');
  expect(withSharedNames(stored, ['assets/js/main.4567abcd.js'])).toBe(page('4567abcd'));
});
