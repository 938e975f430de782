import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {headersFor, parseHeaders} from '../../src/headers/headersFile.ts';
import {get} from './site.ts';

const revalidated = 'public, max-age=0, must-revalidate';
const forEver = 'public, max-age=31536000, immutable';

/** Answers of every kind, each with what browsers may do with it later. */
const answers = {
  '/': revalidated,
  '/docs/apis/core/dml': revalidated,
  '/docs/apis/core/dml/schema': revalidated,
  '/search?q=dml': revalidated,
  '/manifest.json': revalidated,
  '/search-index.json': revalidated,
  '/general/releases.atom': revalidated,
  '/img/logo.svg': revalidated,
  '/docs/no-such-page': revalidated,
  '/sitemap.xml': revalidated,
};

/** Directives of a policy. */
function directives(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries((policy ?? '').split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]));
}

test.each(Object.entries(answers))('%s comes with every header', async (path, caching) => {
  const headers = Object.fromEntries((await get(path)).headers);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': caching,
  });
  const {'script-src': scripts, ...others} = directives(headers['content-security-policy']);
  expect(scripts![0]).toBe("'self'");
  // Colour mode, the message about a wrong base URL, redirects, and the script that starts the others.
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
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

test('browsers keep the files that are named by their content, and ask again for all others', () => {
  const rules = parseHeaders(readFileSync('build/_headers', 'utf8'));
  const files = readdirSync('build', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map((entry) => `${entry.parentPath.replace(/^build/, '')}/${entry.name}`);
  const wrong = files.filter((file) => {
    const hasHash = file.startsWith('/assets/') && /[0-9a-f]{6,}\.\w+$/.test(file);
    return headersFor(rules, file)['Cache-Control'] !== (hasHash ? forEver : revalidated);
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});
