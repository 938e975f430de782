import {expect, test} from 'vitest';
import {oldRoutes, wikiRedirects} from '../../../config/redirects.ts';
import movedPages from '../../../data/moved-pages.json';

const [[from, to]] = Object.entries(movedPages) as [[string, string]];

test('a page that has moved has its old route in every edition', () => {
  expect(oldRoutes(to)).toContain(from);
  expect(oldRoutes(to.replace('/docs', '/docs/1.0'))).toContain(from.replace('/docs', '/docs/1.0'));
});

test.each(['/', '/docs', `${to}/more`, to.replace('/docs', '/general'), from])('%s has no old routes', (route) => {
  expect(oldRoutes(route)).toEqual([]);
});

test('the pages of the old wiki differ in more than their capitalisation, because some hosts ignore it', () => {
  const paths = wikiRedirects.map((redirect) => redirect.from.toLowerCase());
  expect(paths.length).toBeGreaterThan(0);
  expect(new Set(paths).size).toBe(paths.length);
});
