import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serveBuild} from '../../../../tools/lib/serveBuild.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-build-'));
const server = createServer((request, response) => void serveBuild(request, response, folder, '/resources/'));
const get = (address: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`, {redirect: 'manual'});

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, '_headers'), '/resources/*\n  X-A: a\n\n/resources/assets/*\n  X-B: b\n');
  writeFileSync(path.join(folder, 'docs.html'), 'Docs');
  writeFileSync(path.join(folder, '404.html'), 'Not here');
  writeFileSync(path.join(folder, 'assets/a.js'), 'a()');
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

test('serves pages and files with their headers', async () => {
  const page = await get('/resources/docs?from=here');
  expect([page.status, await page.text()]).toEqual([200, 'Docs']);
  expect([page.headers.get('x-a'), page.headers.get('x-b')]).toEqual(['a', null]);
  const file = await get('/resources/assets/a.js');
  expect([file.headers.get('x-a'), file.headers.get('x-b')]).toEqual(['a', 'b']);
});

test('serves errors and redirects with their headers', async () => {
  const missing = await get('/resources/else');
  expect([missing.status, await missing.text(), missing.headers.get('x-a')]).toEqual([404, 'Not here', 'a']);
  const redirected = await get('/resources/docs/');
  expect([redirected.status, redirected.headers.get('x-a')]).toEqual([301, 'a']);
});

test('reads the headers of a new build', async () => {
  const file = path.join(folder, '_headers');
  writeFileSync(file, '/resources/*\n  X-A: b\n');
  // The timestamps of the file system may be too coarse to distinguish the two builds.
  utimesSync(file, new Date(), new Date(Date.now() + 10_000));
  expect((await get('/resources/docs')).headers.get('x-a')).toBe('b');
});
