import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {textOf} from './site.ts';

test('the page with all API changes is smaller than 250 kB gzipped', async () => {
  expect(gzipSync(await textOf('/docs/changes')).byteLength).toBeLessThan(250_000);
});
