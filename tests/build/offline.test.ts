import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {offlineFolder, sizeOf, type OfflineManifest} from '../../src/offline/format.ts';
import {maxMeteredShare} from '../../src/offline/session.ts';

test('readers get a corrected page on a metered connection, because no pack with pages is too large', () => {
  const file = readdirSync(`build/${offlineFolder}`).find((name) => name.endsWith('.json'))!;
  const manifest = JSON.parse(readFileSync(`build/${offlineFolder}${file}`, 'utf8')) as OfflineManifest;
  // The corrected word also changes scripts that are downloaded one by one.
  const room = maxMeteredShare * sizeOf(manifest) - 100_000;
  const packs = manifest.packs.filter(({files}) => files.some((path) => path.endsWith('.html')));
  expect(packs).not.toEqual([]);
  expect(packs.filter(({bytes}) => bytes > room)).toEqual([]);
});
