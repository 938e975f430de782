import {expect, test} from 'vitest';
import {get, textOf} from './site.ts';

test('robots.txt allows all pages and names the sitemap, which exists', async () => {
  const robots = await textOf('/robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/[^\n]+\/sitemap\.xml\n$/);
  expect((await get('/sitemap.xml')).status).toBe(200);
});

test('security.txt is text, and has a contact and an expiry date', async () => {
  const response = await get('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const fields = text.trimEnd().split('\n').map((line) => line.split(': ')[0]);
  expect(fields.slice(0, 3)).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
  expect(new Set(fields).size).toBe(fields.length);
  expect(text).toMatch(/^Contact: (?:https|mailto|tel):\S+\n/);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/m);
  expect(text).toMatch(/^Preferred-Languages: en$/m);
});

test('the security policy that security.txt names on sites with HTTPS exists', async () => {
  expect((await get('/general/development/process/security')).status).toBe(200);
});
