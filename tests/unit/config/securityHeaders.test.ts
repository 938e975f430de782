import {expect, test} from 'vitest';
import {securityHeaders} from '../../../config/securityHeaders.ts';
import {serviceHosts} from '../../../src/search/hosted/hosts.ts';

const account = {appId: 'APP', apiKey: 'key', indexName: 'index'};

test('no script may be written into a page or made of a string', () => {
  const {policy} = securityHeaders(account);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
});

test('pages connect to nothing but the site, unless a service is configured', () => {
  expect(securityHeaders(undefined).policy['connect-src']).toEqual(["'self'"]);
});

test('pages connect to the hosts of the service that is configured', () => {
  expect(securityHeaders(account).policy['connect-src']).toEqual(["'self'", ...serviceHosts(account)]);
});

test('the copy buttons can write to the clipboard', () => {
  const permissions = securityHeaders(undefined).headers['Permissions-Policy'];
  expect(permissions).toContain('camera=(), clipboard-read=(), ');
  expect(permissions).not.toContain('clipboard-write');
});
