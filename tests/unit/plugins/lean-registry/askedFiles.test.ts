// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {isToBeFetched} from '@site/src/plugins/lean-registry/askedFiles';

test('a file is fetched once', () => {
  expect(isToBeFetched('/assets/js/a.1.js')).toBe(true);
  expect(isToBeFetched('/assets/js/b.2.js')).toBe(true);
  expect(isToBeFetched('/assets/js/a.1.js')).toBe(false);
});

test('a script of the page is not', () => {
  document.head.innerHTML = '<script src="/assets/js/own.1.js" async></script>';
  expect(isToBeFetched('/assets/js/own.1.js')).toBe(false);
});
