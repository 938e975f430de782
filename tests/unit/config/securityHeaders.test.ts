import {expect, test} from 'vitest';
import {securityHeaders} from '../../../config/securityHeaders.ts';
import {serviceHosts} from '../../../src/search/hosted/hosts.ts';

const account = {appId: 'APP', apiKey: 'key', indexName: 'index'};

test('the policy forbids inline scripts and eval', () => {
  const {policy} = securityHeaders(account);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
});

test('pages can only connect to the site if no hosted search is configured', () => {
  expect(securityHeaders(undefined).policy['connect-src']).toEqual(["'self'"]);
});

test('pages can connect to the hosts of the configured search', () => {
  expect(securityHeaders(account).policy['connect-src']).toEqual(["'self'", ...serviceHosts(account)]);
});

test('the copy buttons can write to the clipboard', () => {
  const permissions = securityHeaders(undefined).headers['Permissions-Policy'];
  expect(permissions).toContain('camera=(), clipboard-read=(), ');
  expect(permissions).not.toContain('clipboard-write');
});
