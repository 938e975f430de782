import {expect, test} from 'vitest';
import {securityHeaders} from '../../../config/securityHeaders.ts';
import {serviceHosts} from '../../../src/search/hosted/hosts.ts';

const repositoryUrl = 'https://git.example.org/team/docs';
const account = {appId: 'APP', apiKey: 'key', indexName: 'index'};

test('the policy forbids inline scripts and eval', () => {
  const {policy} = securityHeaders({search: account, repositoryUrl});
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
});

test('pages can only connect to the site if no hosted search is configured', () => {
  expect(securityHeaders({search: undefined, repositoryUrl}).policy['connect-src']).toEqual(["'self'"]);
});

test('pages can connect to the hosts of the configured search', () => {
  expect(securityHeaders({search: account, repositoryUrl}).policy['connect-src']).toEqual([
    "'self'",
    ...serviceHosts(account),
  ]);
});

test('pages can send forms only to the site and the host of the repository', () => {
  expect(securityHeaders({search: undefined, repositoryUrl}).policy['form-action']).toEqual([
    "'self'",
    'https://git.example.org',
  ]);
});

test('the copy buttons can write to the clipboard', () => {
  const permissions = securityHeaders({search: undefined, repositoryUrl}).headers['Permissions-Policy'];
  expect(permissions).toContain('camera=(), clipboard-read=(), ');
  expect(permissions).not.toContain('clipboard-write');
});
