import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {measureOffline} from '../../../../checks/size/offlineWeight.ts';

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
  expect(measureOffline(build, 1)).toEqual({'per page': 2 * archive.length + gzipSync(manifest).length, requests: 3});
});

test('throws an error if the build has no archives', () => {
  expect(() => measureOffline(build, 1)).toThrow(
    `${path.join(build, 'assets/offline')} does not exist; the build has no offline archives. Run "npm run build".`,
  );
});
