import {expect, test} from 'vitest';
import {get} from './site.ts';

// tests/unit/finish/well-known tests the content.
test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  // The security policy that security.txt names on sites with HTTPS.
  ['/general/development/process/security', 'text/html; charset=utf-8'],
])('%s exists, and is sent as %s', async (path, type) => {
  const {status, headers} = await get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
});
