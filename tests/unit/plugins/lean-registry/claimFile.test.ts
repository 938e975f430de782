// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {claimFile} from '@site/src/plugins/lean-registry/claimFile';

test('a file is fetched once', () => {
  expect(claimFile('/assets/js/a.1.js')).toBe(true);
  expect(claimFile('/assets/js/b.2.js')).toBe(true);
  expect(claimFile('/assets/js/a.1.js')).toBe(false);
});

test('a script of the page is not', () => {
  document.head.innerHTML = '<script src="/assets/js/own.1.js" async></script>';
  expect(claimFile('/assets/js/own.1.js')).toBe(false);
});
