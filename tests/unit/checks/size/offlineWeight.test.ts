import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {measureOffline} from '../../../../checks/size/offlineWeight.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: build, write} = temporarySite();

test('adds up the size of the archives and the compressed size of the manifest', () => {
  const archive = 'archive'.repeat(50);
  const manifest = '{"packs": []}'.repeat(40);
  write('assets/offline/01.pack', archive);
  write('assets/offline/02.pack', archive);
  write('assets/offline/03.json', manifest);
  expect(measureOffline(build, 1)).toEqual({'per page': 2 * archive.length + gzipSync(manifest).length, requests: 3});
});

test('throws an error if the build has no archives', () => {
  expect(() => measureOffline(build, 1)).toThrow(
    `${path.join(build, 'assets/offline')} does not exist; the build has no offline archives. Run "npm run build".`,
  );
});
