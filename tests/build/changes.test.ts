import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {textOf} from './site.ts';

test('the page that lists all API changes is below 250 kB gzipped', async () => {
  expect(gzipSync(await textOf('/docs/changes')).byteLength).toBeLessThan(250_000);
});
