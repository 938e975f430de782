import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {fileFor, serveBuild} from '@site/tools/bench/server.ts';

const build = mkdtempSync(path.join(tmpdir(), 'bench-server-'));
let server: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  for (const [name, text] of Object.entries({
    'index.html': 'home',
    'docs.html': 'documentation',
    'docs/tags/index.html': 'tags',
    'assets/main.js': 'let main;',
    '404.html': 'missing',
  })) {
    mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    writeFileSync(path.join(build, name), text);
  }
  server = await serveBuild(build);
});

afterAll(async () => {
  await server.close();
  rmSync(build, {recursive: true});
});

describe('fileFor', () => {
  test.each([
    ['/', 'index.html'],
    ['/docs', 'docs.html'],
    ['/docs/', 'docs.html'],
    ['/docs/tags?letter=a', 'docs/tags/index.html'],
    ['/assets/main.js', 'assets/main.js'],
  ])('finds %s', (url, file) => {
    expect(fileFor(build, url)).toBe(path.join(build, file));
  });

  test('returns undefined if there is no file', () => {
    expect(fileFor(build, '/assets')).toBeUndefined();
  });
});

describe('serveBuild', () => {
  test('serves gzipped pages that browsers revalidate', async () => {
    const response = await fetch(`${server.origin}/docs`);
    expect(await response.text()).toBe('documentation');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('lets browsers cache hashed files', async () => {
    const response = await fetch(`${server.origin}/assets/main.js`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('returns the not-found page for other URLs', async () => {
    const response = await fetch(`${server.origin}/none`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('missing');
  });
});
