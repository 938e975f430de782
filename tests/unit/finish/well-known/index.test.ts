import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeWellKnownFiles} from '../../../../src/finish/well-known/index.ts';
import {temporarySite} from '../../temporarySite.ts';

const settings = {
  siteUrl: 'https://developers.example.org',
  baseUrl: '/',
  noIndex: false,
  contact: 'mailto:security@example.org',
  date: new Date('2023-04-24T00:00:00.123Z'),
};

const {site: folder, read} = temporarySite();

function write(changes: Partial<typeof settings> = {}): string {
  writeWellKnownFiles(folder, {...settings, ...changes});
  return read('.well-known/security.txt');
}

test('has the fields of RFC 9116, and expires within a year', () => {
  expect(write()).toBe(`Contact: mailto:security@example.org
Expires: 2024-04-22T00:00:00Z
Preferred-Languages: en
Canonical: https://developers.example.org/.well-known/security.txt
Policy: https://developers.example.org/general/development/process/security
`);
});

test('is at the root of the host, above the base URL', () => {
  const security = write({baseUrl: '/resources/'});
  expect(security).toContain('Canonical: https://developers.example.org/.well-known/security.txt\n');
  expect(security).toContain('Policy: https://developers.example.org/resources/general/development/process/security\n');
});

test('has no links to a site without HTTPS', () => {
  expect(write({siteUrl: 'http://localhost:3000'})).not.toMatch(/Canonical|Policy/);
});

test('is not written without a date', () => {
  writeWellKnownFiles(folder, {...settings, date: undefined});
  expect(existsSync(path.join(folder, '.well-known'))).toBe(false);
});
