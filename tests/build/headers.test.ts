import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {headersFor, parseHeaders} from '../../src/finish/headers/headersFile.ts';
import {get} from './site.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

const immutable = 'public, max-age=31536000, immutable';

function parsePolicy(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries((policy ?? '').split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]));
}

const paths = ['/', '/docs/apis/core/dml', '/search?q=dml', '/manifest.json', '/img/logo.svg', '/docs/no-such-page'];

test.each(paths)('%s is served with the security and caching headers', async (path) => {
  const headers = Object.fromEntries((await get(path)).headers);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const {'script-src': scripts, ...others} = parsePolicy(headers['content-security-policy']);
  expect(scripts![0]).toBe("'self'");
  // The hashes allow four inline scripts: colour mode, actions before hydration, the message about a wrong base URL, and
  // redirects.
  expect(scripts!.slice(1)).toHaveLength(4);
  expect(scripts!.slice(1).join(' ')).toMatch(/^(?:'sha256-[\w+/]{43}=' ?)*$/);
  expect(others).toEqual({
    'default-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https://github.com'],
    'frame-ancestors': ["'none'"],
  });
});

test('browsers cache files with a content hash in their name permanently, and no other files', () => {
  const rules = parseHeaders(readFileSync('build/_headers', 'utf8'));
  const files = listFiles('build')
    .filter((file) => !['_headers', '_redirects'].includes(file))
    .map((file) => `/${file}`);
  const wrong = files.filter((file) => {
    const hasHash = file.startsWith('/assets/') && /[0-9a-f]{6,}\.\w+$/.test(file);
    return headersFor(rules, file)['Cache-Control'] !== (hasHash ? immutable : undefined);
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});
