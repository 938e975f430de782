import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {measureOffline, reportOffline} from '../../../../checks/size/offlineWeight.ts';

let build: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'offline-weight-'));
});

afterEach(() => rmSync(build, {recursive: true}));

test('adds up the size of the archives and the compressed size of the manifest', () => {
  const folder = path.join(build, 'assets/offline');
  mkdirSync(folder, {recursive: true});
  const archive = 'archive'.repeat(50);
  const manifest = '{"packs": []}'.repeat(40);
  writeFileSync(path.join(folder, '01.pack'), archive);
  writeFileSync(path.join(folder, '02.pack'), archive);
  writeFileSync(path.join(folder, '03.json'), manifest);
  expect(measureOffline(build)).toEqual({bytes: 2 * archive.length + gzipSync(manifest).length, requests: 3});
});

test('throws an error if the build has no archives', () => {
  expect(() => measureOffline(build)).toThrow(
    `${path.join(build, 'assets/offline')} does not exist; the build has no offline archives. Run "npm run build".`,
  );
});

test('reports a problem if there are too many bytes or too many requests', () => {
  expect(reportOffline({bytes: 8_000_000, requests: 60})).toEqual({
    line: 'offline: 8.00 of 8.00 MB in 60 of 60 requests',
    problems: [],
  });
  expect(reportOffline({bytes: 8_010_000, requests: 60}).problems).toEqual([
    'downloading the whole site for offline use exceeds the budget: offline: 8.01 of 8.00 MB in 60 of 60 requests',
  ]);
  expect(reportOffline({bytes: 1, requests: 61}).problems).toHaveLength(1);
});
